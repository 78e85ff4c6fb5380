import { useState } from "react";
import { ALPHABET } from "../../../content-model/derived-values";
import { isRecord } from "../../../content-model/is-record";
import { emptyValue, type ListField, summarize } from "../../draft/form-model";
import { isWithin, type Place } from "../../draft/paths";
import { Button } from "../Button";
import { type FieldComponent, Problems } from "./FieldFrame";
import { SampleMark } from "./SampleMark";
import { SortedAdder } from "./SortedAdder";
import { ActionNoticeLine, useActionNotice } from "./useActionNotice";
import { useField } from "./useField";

/** An entry with its React key. */
interface Row {
  item: unknown;
  key: number;
}

/** Lists with more entries get a filter. */
const MAX_WITHOUT_FILTER = 20;

/** The words of the filter, and the keys of the entries that it hides. */
const NO_FILTER = { words: "", hidden: [] as readonly number[] };

interface Props {
  field: ListField;
  place: Place;
  Field: FieldComponent;
}

/** A list whose entries can be added, changed, moved and deleted. */
export function ListEditor({ field, place, Field }: Props) {
  const { session, value, change, problems, target, navigation, announce } = useField(place);
  const { notice, notify } = useActionNotice(place);
  const [filter, setFilter] = useState(NO_FILTER);
  const isTarget = navigation.target && isWithin(navigation.target, place);
  if (isTarget && filter !== NO_FILTER) setFilter(NO_FILTER);

  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = session.keys.of(place, items);
  const rows = items.map((item, index): Row => ({ item, key: keys[index] ?? index }));
  const newRow = (item: unknown): Row => ({ item, key: session.keys.next() });
  const entryPlace = (index: number): Place => ({ ...place, path: [...place.path, index] });
  const nameOf = (item: unknown) => summarize(field.item.schema, item);

  const changeRows = (changed: readonly Row[]) => {
    const changedKeys = changed.map(({ key }) => key);
    session.keys.set(place, changedKeys);
    const isRemoved = changed.length === 0 && field.isOptional;
    change(isRemoved ? undefined : changed.map(({ item }) => item));
  };
  const add = () => {
    changeRows([...rows, newRow(emptyValue(field.item))]);
    navigation.goTo(entryPlace(items.length));
    announce(`${field.item.label} was added at the end of the list.`);
  };
  const restore = (index: number) => {
    session.keys.set(place, keys);
    change(value);
    navigation.goTo(entryPlace(index));
  };
  const remove = (row: Row, index: number) => {
    changeRows(rows.toSpliced(index, 1));
    const name = nameOf(row.item);
    notify({ name, words: `Deleted “${name}”.`, index, undo: () => restore(index) });
  };
  const move = (row: Row, from: number, to: number) => {
    changeRows(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    const words = `Now number ${to + 1} of ${items.length}.`;
    notify({ name: nameOf(row.item), words, index: to, undo: () => restore(from) });
  };
  const addSorted = (texts: readonly string[]) => {
    setFilter(NO_FILTER);
    const added = newTexts(texts, items);
    const sorted = [...rows, ...added.map(newRow)].toSorted(byText);
    if (added.length > 0) changeRows(sorted);
    const name = added[0] ?? texts[0] ?? "";
    const index = sorted.findIndex(({ item }) => isSameText(item, name));
    const words = describeAdded(added, sorted[index]?.item, index);
    notify({ name, words, index });
  };
  // The state keeps which entries are hidden, so that editing an entry does not hide it.
  const filterBy = (words: string) => {
    const wanted = words.trim().toLowerCase();
    const hidden = rows.filter(({ item }) => !searchText(item).includes(wanted));
    setFilter({ words, hidden: hidden.map(({ key }) => key) });
    announce(`Shown: ${items.length - hidden.length} of ${items.length}.`);
  };

  const buttonsFor = (row: Row, index: number) => {
    const name = nameOf(row.item);
    const isLast = index === items.length - 1;
    return (
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-fine">
        {!field.isSorted && items.length > 1 && (
          <>
            <Button label="Move up" name={name} isDisabled={index === 0} onClick={() => move(row, index, index - 1)} />
            <Button label="Move down" name={name} isDisabled={isLast} onClick={() => move(row, index, index + 1)} />
          </>
        )}
        <Button label="Delete" name={name} onClick={() => remove(row, index)} />
      </div>
    );
  };
  const entries = rows.map((row, index) => {
    const isGroup = field.item.kind === "group";
    const label = isGroup ? nameOf(row.item) : `${field.item.label}, number ${index + 1}`;
    const entry = { label, buttons: buttonsFor(row, index) };
    return (
      <li key={row.key} value={index + 1} hidden={filter.hidden.includes(row.key)}>
        <Field field={field.item} place={entryPlace(index)} entry={entry} />
      </li>
    );
  });
  if (notice) {
    const line = <ActionNoticeLine notice={notice} />;
    entries.splice(notice.index ?? 0, 0, <li key="notice">{line}</li>);
  }

  return (
    <section className="list" aria-labelledby={target.id}>
      <h3 {...target} tabIndex={-1} className="text-[1.25rem]">
        {field.label} <span className="help">{items.length}</span>
      </h3>
      {field.help && <p className="help">{field.help}</p>}
      <SampleMark place={place} />
      {field.isSorted && <SortedAdder place={place} label={field.addLabel} onAdd={addSorted} />}
      {(items.length > MAX_WITHOUT_FILTER || filter !== NO_FILTER) && (
        <label className="field block">
          Show entries with …
          <input type="search" value={filter.words} onChange={(event) => filterBy(event.target.value)} />
        </label>
      )}
      <ol className="my-3 flex flex-col gap-1.5">{entries}</ol>
      {!field.isSorted && (
        <Button label={field.addLabel} isDisabled={items.length >= field.max} className="button" onClick={add} />
      )}
      <Problems id={target.id} sentences={problems} />
    </section>
  );
}

/** Returns all words of an entry in lower case. */
function searchText(item: unknown): string {
  if (!isRecord(item)) return String(item).toLowerCase();
  return Object.values(item).map(searchText).join("\n");
}

const byText = (a: Row, b: Row) => ALPHABET.compare(String(a.item), String(b.item));

function isSameText(a: unknown, b: unknown): boolean {
  return String(a).toLowerCase() === String(b).toLowerCase();
}

/** Returns the texts that are not in the list, each once. */
function newTexts(texts: readonly string[], items: readonly unknown[]): string[] {
  return texts.filter((text, index) => {
    const known = [...items, ...texts.slice(0, index)];
    return !known.some((each) => isSameText(each, text));
  });
}

/** @param first the first added text, or the text that is in the list already */
function describeAdded(added: readonly string[], first: unknown, index: number): string {
  const number = `number ${index + 1}`;
  if (added.length === 0) return `${first} is in the list already, as ${number}.`;
  if (added.length === 1) return `${first} was added in its place from A to Z, as ${number}.`;
  return `${added.length} were added in their places from A to Z, the first of them as ${number}.`;
}
