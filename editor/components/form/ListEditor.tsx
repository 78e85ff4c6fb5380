import { useId, useState } from "react";
import { ALPHABET } from "../../../content-model/derived-values";
import { emptyValue, type GroupField, type ListField, summarize } from "../../draft/form-model";
import { type Place, placeKey } from "../../session/useNavigation";
import { Disclosure } from "./Disclosure";
import { Problems, SampleMark } from "./FieldFrame";
import { useForm } from "./form-context";
import { GroupFields } from "./GroupEditor";
import { LongText } from "./LongText";
import { useTyped } from "./useTyped";

interface Props {
  field: ListField;
  place: Place;
  value: unknown;
}

/** An entry, and where it stood when the list was shown last. */
interface Row {
  item: unknown;
  key: number;
  /** Undefined of a new one. */
  index?: number;
}

/** A list whose entries can be added, changed, moved and deleted. */
export function ListEditor({ field, place, value }: Props) {
  const { session, navigation, announce } = useForm();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [knownKeys, setKeys] = useState<readonly number[]>([]);
  // What somebody else has saved may have changed the length.
  const keys = knownKeys.length === items.length ? knownKeys : [...items.keys()];
  const rows = items.map((item, index): Row => ({ item, key: keys[index] ?? index, index }));
  const newRow = (item: unknown): Row => ({ item, key: Math.max(-1, ...keys) + 1 });
  const entry = (index: number): Place => ({ file: place.file, path: [...place.path, index] });

  const show = (changed: readonly Row[]) => {
    const isLeftOut = changed.length === 0 && field.isOptional;
    session.edit(place.file, place.path, isLeftOut ? undefined : changed.map(({ item }) => item));
    setKeys(changed.map(({ key }) => key));
    navigation.moveEntries(
      place,
      changed.map(({ index }) => index),
    );
  };
  const add = () => {
    show([...rows, newRow(emptyValue(field.item))]);
    navigation.goTo(entry(items.length));
    announce(`${field.item.label} was added at the end of the list.`);
  };
  const remove = (index: number) => {
    show(rows.toSpliced(index, 1));
    navigation.goTo(items.length > 1 ? entry(Math.min(index, items.length - 2)) : place, { open: false });
    announce(`${summarize(field.item.schema, items[index])} was deleted.`);
  };
  const move = (index: number, by: 1 | -1) => {
    if (!rows[index + by]) return;
    show(rows.toSpliced(index, 1).toSpliced(index + by, 0, ...rows.slice(index, index + 1)));
    announce(`Now number ${index + by + 1} of ${items.length}.`);
  };
  const sort = (changed = rows) => {
    const sorted = changed.toSorted((a, b) => ALPHABET.compare(String(a.item), String(b.item)));
    if (field.isSorted && sorted.some((row, index) => row !== rows[index])) show(sorted);
  };
  const addSorted = (text: string) => {
    sort([...rows, newRow(text)]);
    announce(`${text} was added in its place from A to Z.`);
  };

  return (
    <section className="list" aria-labelledby={placeKey(place)}>
      <h3 id={placeKey(place)} tabIndex={-1}>
        {field.label} <span className="count">{items.length}</span>
      </h3>
      {field.help && <p className="help">{field.help}</p>}
      <SampleMark place={place} />
      {field.isSorted && <SortedAdder field={field} onAdd={addSorted} />}
      <ol>
        {rows.map(({ item, key }, index) => {
          const props = { place: entry(index), index, count: items.length, onRemove: remove, onMove: move };
          return field.item.kind === "group" ? (
            <GroupEntry key={key} field={field.item} value={item} {...props} />
          ) : (
            <TextEntry key={key} field={field} value={item} onLeave={() => sort()} {...props} />
          );
        })}
      </ol>
      {!field.isSorted && (
        <button type="button" className="button" disabled={items.length >= field.max} onClick={add}>
          {field.addLabel}
        </button>
      )}
      <Problems id={`${placeKey(place)}-problem`} place={place} isShown />
    </section>
  );
}

/** A new entry of a list that is in order: it needs no place of its own before it is there. */
function SortedAdder({ field, onAdd }: { field: ListField; onAdd: (text: string) => void }) {
  const [text, setText] = useState("");
  const id = useId();
  const add = () => {
    if (text.trim() !== "") onAdd(text.trim());
    setText("");
  };
  return (
    <div className="field">
      <label htmlFor={id}>{field.addLabel}</label>
      <div className="text-entry">
        <input
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && add()}
          // Words that stand here only would be lost.
          onBlur={add}
        />
        <button type="button" className="button" onClick={add}>
          Add
        </button>
      </div>
    </div>
  );
}

interface EntryProps {
  place: Place;
  value: unknown;
  index: number;
  count: number;
  onRemove: (index: number) => void;
  onMove: (index: number, by: 1 | -1) => void;
}

function GroupEntry({ field, place, value, ...entry }: EntryProps & { field: GroupField }) {
  const summary = summarize(field.schema, value);
  return (
    <li>
      <Disclosure kind="entry" place={place} label={summary}>
        <GroupFields field={field} place={place} />
        <EntryButtons name={summary} isSorted={false} {...entry} />
      </Disclosure>
    </li>
  );
}

function TextEntry({ field, place, value, onLeave, ...entry }: EntryProps & { field: ListField; onLeave: () => void }) {
  const { session, problemsOf } = useForm();
  const [text, setTyped] = useTyped(value, readText);
  const id = placeKey(place);
  const isWrong = problemsOf(place).length > 0;
  const isLong = field.item.kind === "text" && field.item.isLong;
  const control = {
    id,
    value: text,
    "aria-label": `${field.item.label}, number ${entry.index + 1}`,
    "aria-describedby": isWrong ? `${id}-problem` : undefined,
    "aria-invalid": isWrong || undefined,
    onBlur: onLeave,
  };
  const change = (typed: string) => {
    setTyped(typed);
    session.edit(place.file, place.path, readText(typed));
  };
  return (
    <li className="text-entry" data-invalid={isWrong || undefined}>
      {isLong ? (
        <LongText {...control} onType={change} />
      ) : (
        <input {...control} onChange={(event) => change(event.target.value)} />
      )}
      <EntryButtons name={text || field.item.label} isSorted={field.isSorted} {...entry} />
      <Problems id={`${id}-problem`} place={place} isShown />
    </li>
  );
}

const readText = (typed: string) => typed.trim();

interface ButtonsProps extends Pick<EntryProps, "index" | "count" | "onRemove" | "onMove"> {
  name: string;
  isSorted: boolean;
}

/** Each says which entry it is for: out of its place, as a screen reader lists it, "Delete" alone would say nothing. */
function EntryButtons({ name, isSorted, index, count, onRemove, onMove }: ButtonsProps) {
  return (
    <div className="entry-buttons">
      {!isSorted && count > 1 && (
        <>
          <button
            type="button"
            className="link"
            aria-label={`Move up: ${name}`}
            aria-disabled={index === 0}
            onClick={() => onMove(index, -1)}
          >
            Move up
          </button>
          <button
            type="button"
            className="link"
            aria-label={`Move down: ${name}`}
            aria-disabled={index === count - 1}
            onClick={() => onMove(index, 1)}
          >
            Move down
          </button>
        </>
      )}
      <button type="button" className="link danger" aria-label={`Delete: ${name}`} onClick={() => onRemove(index)}>
        Delete
      </button>
    </div>
  );
}
