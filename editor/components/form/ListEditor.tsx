import { type ClipboardEvent, useRef, useState } from "react";
import { ALPHABET } from "../../../content-model/derived-values";
import { cleanText } from "../../../content-model/fields";
import { isRecord } from "../../../content-model/is-record";
import { emptyValue, type ListField, summarize } from "../../draft/form-model";
import { isWithin, type Place } from "../../draft/paths";
import { Button } from "../Button";
import { afterClick } from "./after-click";
import { Field } from "./Field";
import { Problems } from "./FieldFrame";
import { SampleMark } from "./SampleMark";
import { useField } from "./useField";
import { ToldLine, useTold } from "./useTold";

/** An entry, and what tells it from the others wherever it moves. */
interface Row {
  item: unknown;
  key: number;
}

/** Entries that are seen at a glance. */
const SHORT = 20;

const NO_FILTER = { words: "", hidden: [] as readonly number[] };

/** All that somebody may look for in an entry, in small letters. */
const allWords = (item: unknown): string =>
  (isRecord(item) ? Object.values(item).map(allWords).join("\n") : String(item)).toLowerCase();

/** A list whose entries can be added, changed, moved and deleted. */
export function ListEditor({ field, place }: { field: ListField; place: Place }) {
  const { session, value, change, problems, target, navigation, announce } = useField(place);
  const { told, tell } = useTold(place);
  const [filter, setFilter] = useState(NO_FILTER);
  const isLedHere = navigation.target && isWithin(navigation.target, place);
  if (isLedHere && filter !== NO_FILTER) setFilter(NO_FILTER);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = session.keys.of(place, items);
  const rows = items.map((item, index): Row => ({ item, key: keys[index] ?? index }));
  const newRow = (item: unknown): Row => ({ item, key: session.keys.next() });
  const entry = (index: number): Place => ({ file: place.file, path: [...place.path, index] });
  const nameOf = (item: unknown) => summarize(field.item.schema, item);

  const show = (changed: readonly Row[]) => {
    session.keys.set(
      place,
      changed.map(({ key }) => key),
    );
    change(changed.length === 0 && field.isOptional ? undefined : changed.map(({ item }) => item));
  };
  const add = () => {
    show([...rows, newRow(emptyValue(field.item))]);
    navigation.goTo(entry(items.length));
    announce(`${field.item.label} was added at the end of the list.`);
  };
  const undo = (index: number) => () => {
    session.keys.set(place, keys);
    change(value);
    navigation.goTo(entry(index));
  };
  const remove = (row: Row, index: number) => {
    show(rows.toSpliced(index, 1));
    const name = nameOf(row.item);
    tell({ name, words: `Deleted “${name}”.`, index, undo: undo(index) });
  };
  const move = (row: Row, from: number, to: number) => {
    show(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    tell({ name: nameOf(row.item), words: `Now number ${to + 1} of ${items.length}.`, index: to, undo: undo(from) });
  };
  const addSorted = (texts: readonly string[]) => {
    setFilter(NO_FILTER);
    const isKnown = (text: string, among: readonly unknown[]) =>
      among.some((item) => String(item).toLowerCase() === text.toLowerCase());
    const added = texts.filter((text, index) => !isKnown(text, items) && !isKnown(text, texts.slice(0, index)));
    const sorted = [...rows, ...added.map(newRow)].toSorted((a, b) => ALPHABET.compare(String(a.item), String(b.item)));
    if (added.length > 0) show(sorted);
    const name = added[0] ?? texts[0] ?? "";
    const index = sorted.findIndex(({ item }) => isKnown(name, [item]));
    const number = `as number ${index + 1}`;
    const words =
      added.length > 1
        ? `${added.length} were added in their places from A to Z, the first of them ${number}.`
        : added.length === 1
          ? `${name} was added in its place from A to Z, ${number}.`
          : `${sorted[index]?.item} is in the list already, ${number}.`;
    tell({ name, words, index });
  };
  // Decided while somebody types into the box: an entry does not go away while it is changed.
  const showWith = (words: string) => {
    const without = rows.filter(({ item }) => !allWords(item).includes(words.trim().toLowerCase()));
    setFilter({ words, hidden: without.map(({ key }) => key) });
    announce(`Shown: ${items.length - without.length} of ${items.length}.`);
  };

  const buttons = (row: Row, index: number) => {
    const button = (does: string, onClick: () => void, isIdle = false) => (
      <Button does={does} name={nameOf(row.item)} look="link" isIdle={isIdle} onClick={onClick} />
    );
    const canMove = !field.isSorted && items.length > 1;
    return (
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-fine">
        {canMove && button("Move up", () => move(row, index, index - 1), index === 0)}
        {canMove && button("Move down", () => move(row, index, index + 1), index === items.length - 1)}
        {button("Delete", () => remove(row, index))}
      </div>
    );
  };
  const entries = rows.map((row, index) => {
    const label = field.item.kind === "group" ? nameOf(row.item) : `${field.item.label}, number ${index + 1}`;
    return (
      <li key={row.key} value={index + 1} hidden={filter.hidden.includes(row.key)}>
        <Field field={field.item} place={entry(index)} entry={{ label, buttons: buttons(row, index) }} />
      </li>
    );
  });
  if (told) {
    const line = <ToldLine told={told} />;
    entries.splice(told.index ?? 0, 0, <li key="told">{line}</li>);
  }

  return (
    <section className="list" aria-labelledby={target.id}>
      <h3 {...target} tabIndex={-1} className="text-[1.25rem]">
        {field.label} <span className="help">{items.length}</span>
      </h3>
      {field.help && <p className="help">{field.help}</p>}
      <SampleMark place={place} />
      {field.isSorted && <SortedAdder place={place} label={field.addLabel} onAdd={addSorted} />}
      {(items.length > SHORT || filter !== NO_FILTER) && (
        <label className="field block">
          Show entries with …
          <input type="search" value={filter.words} onChange={(event) => showWith(event.target.value)} />
        </label>
      )}
      <ol className="my-3 flex flex-col gap-1.5">{entries}</ol>
      {!field.isSorted && <Button does={field.addLabel} isIdle={items.length >= field.max} onClick={add} />}
      <Problems id={target.id} sentences={problems} />
    </section>
  );
}

interface AdderProps {
  /** Of the list. */
  place: Place;
  label: string;
  onAdd: (texts: readonly string[]) => void;
}

/** A box for a new entry of a list that is in order. Only Enter and the button add; words that are left in it stay. */
function SortedAdder({ place, label, onAdd }: AdderProps) {
  const { target, waiting, setWaiting, announce } = useField(place);
  const box = useRef<HTMLInputElement>(null);
  const id = `${target.id}-new`;
  const typed = waiting[id] ?? "";
  const text = cleanText(typed);
  const notice = text && `“${text}” is not in the list yet. Press Enter, or click Add.`;
  const type = (words: string) => setWaiting({ ...waiting, [id]: words });
  const add = () => {
    if (text !== "") onAdd([text]);
    type("");
    box.current?.focus({ preventScroll: true });
  };
  /** Several lines are several entries. */
  const paste = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData("text/plain")
      .split(/[\r\n]+/)
      .map(cleanText)
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    onAdd(lines);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="text-entry">
        <input
          ref={box}
          id={id}
          value={typed}
          aria-describedby={`${id}-note`}
          onChange={(event) => type(event.target.value)}
          onPaste={paste}
          onKeyDown={(event) => event.key === "Enter" && add()}
          // The click that leaves it may be one that adds.
          onBlur={({ target }) => afterClick(() => target.value.trim() && announce(notice))}
        />
        <Button does="Add" onClick={add} />
        <p id={`${id}-note`} className="help">
          {notice}
        </p>
      </div>
    </div>
  );
}
