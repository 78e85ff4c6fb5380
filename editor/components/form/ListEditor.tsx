import { useState } from "react";
import { ALPHABET } from "../../../content-model/derived-values";
import { emptyValue, type ListField, summarize } from "../../draft/form-model";
import type { Place } from "../../session/useNavigation";
import { Deleted, EntryButton } from "./EntryButton";
import { Field } from "./Field";
import { Problems } from "./FieldFrame";
import { SampleMark } from "./SampleMark";
import { SortedAdder } from "./SortedAdder";
import { useField } from "./useField";

/** An entry, and what tells it from the others wherever it moves. */
interface Row {
  item: unknown;
  key: number;
}

/** A list whose entries can be added, changed, moved and deleted. */
export function ListEditor({ field, place }: { field: ListField; place: Place }) {
  const { session, value, change, problems, target, navigation, announce } = useField(place);
  const [deleted, setDeleted] = useState<{ row: Row; index: number; left: unknown }>();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = session.keys.of(place, items);
  const rows = items.map((item, index): Row => ({ item, key: keys[index] ?? index }));
  const newRow = (item: unknown): Row => ({ item, key: session.keys.next() });
  const entry = (index: number): Place => ({ file: place.file, path: [...place.path, index] });
  const nameOf = (item: unknown) => summarize(field.item.schema, item);

  /** @returns what is left as the value */
  const show = (changed: readonly Row[]) => {
    const left = changed.length === 0 && field.isOptional ? undefined : changed.map(({ item }) => item);
    session.keys.set(
      place,
      changed.map(({ key }) => key),
    );
    change(left);
    return left;
  };
  const insert = (row: Row, index: number) => {
    show(rows.toSpliced(index, 0, row));
    navigation.goTo(entry(index));
  };
  const add = () => {
    insert(newRow(emptyValue(field.item)), items.length);
    announce(`${field.item.label} was added at the end of the list.`);
  };
  const remove = (row: Row, index: number) => {
    setDeleted({ row, index, left: show(rows.toSpliced(index, 1)) });
    announce(`Deleted “${nameOf(row.item)}”.`);
  };
  const move = (row: Row, from: number, to: number) => {
    show(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    announce(`Now number ${to + 1} of ${items.length}.`);
  };
  const addSorted = (text: string) => {
    show([...rows, newRow(text)].toSorted((a, b) => ALPHABET.compare(String(a.item), String(b.item))));
    announce(`${text} was added in its place from A to Z.`);
  };

  const buttons = (row: Row, index: number) => {
    const button = (does: string, onClick: () => void, isIdle = false) => (
      <EntryButton does={does} name={nameOf(row.item)} isIdle={isIdle} onClick={onClick} />
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
      <li key={row.key}>
        <Field field={field.item} place={entry(index)} entry={{ label, buttons: buttons(row, index) }} />
      </li>
    );
  });
  // Until anything else in the list changes. The key moves the focus to each new one.
  if (deleted && deleted.left === value) {
    const { row, index } = deleted;
    const undo = <Deleted name={nameOf(row.item)} onUndo={() => insert(row, index)} />;
    entries.splice(index, 0, <li key={`deleted of ${items.length}`}>{undo}</li>);
  }

  return (
    <section className="list" aria-labelledby={target.id}>
      <h3 {...target} tabIndex={-1} className="text-[1.25rem]">
        {field.label} <span className="help">{items.length}</span>
      </h3>
      {field.help && <p className="help">{field.help}</p>}
      <SampleMark place={place} />
      {field.isSorted && <SortedAdder place={place} label={field.addLabel} onAdd={addSorted} />}
      <ol className="my-3 flex flex-col gap-1.5">{entries}</ol>
      {!field.isSorted && (
        <button type="button" className="button" disabled={items.length >= field.max} onClick={add}>
          {field.addLabel}
        </button>
      )}
      <Problems id={target.id} sentences={problems} />
    </section>
  );
}
