import { type ReactNode, useState } from "react";
import { emptyValue, type FormField, type GroupField } from "../../draft/form-model";
import { lowerFirst } from "../../draft/lower-first";
import type { Place } from "../../session/useNavigation";
import { Deleted } from "./EntryButton";
import { Field } from "./Field";
import { Problems, SampleMark, type Spot } from "./FieldFrame";
import { useField } from "./useField";

/** A group of fields, which opens. One that may be left out can be added and removed. */
export function GroupEditor({ field, place, entry }: Spot & { field: GroupField }) {
  const { value, change, problems, target, navigation, announce } = useField(place);
  const [removed, setRemoved] = useState<unknown>();
  const put = (added: unknown) => {
    change(added);
    navigation.goTo(place);
  };
  const remove = () => {
    setRemoved(value);
    change(undefined);
    announce(`Deleted “${field.label}”.`);
  };
  if (field.isOptional && value === undefined) {
    return (
      <div className="field">
        <p className="group-label">{field.label}</p>
        {field.help && <p className="help">{field.help}</p>}
        {removed !== undefined && <Deleted name={field.label} onUndo={() => put(removed)} />}
        <button type="button" className="button" {...target} onClick={() => put(emptyValue(field))}>
          Add {lowerFirst(field.label)}
        </button>
        <Problems id={target.id} sentences={problems} />
      </div>
    );
  }
  return (
    <Disclosure kind={entry ? "entry" : "group"} place={place} label={entry?.label ?? field.label}>
      {field.help && <p className="help">{field.help}</p>}
      <GroupFields field={field} place={place} />
      {entry?.buttons}
      {field.isOptional && (
        <button type="button" className="link" onClick={remove}>
          Remove {lowerFirst(field.label)}
        </button>
      )}
    </Disclosure>
  );
}

/** All fields of a group. What follows from others comes after them. */
export function GroupFields({ field, place }: { field: GroupField; place: Place }) {
  const { target, problems } = useField(place);
  const follows = (inner: FormField) => Number(Boolean(inner.schema.meta()?.derive));
  return (
    <>
      <SampleMark place={place} />
      {field.fields
        .toSorted(([, a], [, b]) => follows(a) - follows(b))
        .map(([key, inner]) => (
          <Field key={key} field={inner} place={{ file: place.file, path: [...place.path, key] }} />
        ))}
      <Problems id={target.id} sentences={problems} />
    </>
  );
}

interface DisclosureProps {
  kind: "group" | "entry";
  place: Place;
  label: string;
  children: ReactNode;
}

/** A line that opens a group of fields or an entry of a list. What is closed is not rendered. */
function Disclosure({ kind, place, label, children }: DisclosureProps) {
  const { navigation, isWrong, target } = useField(place);
  const isOpen = navigation.isOpen(place);
  return (
    <details
      className={kind}
      aria-labelledby={target.id}
      open={isOpen}
      onToggle={(event) => navigation.setOpen(place, event.currentTarget.open)}
    >
      <summary {...target} className="cursor-pointer px-3.5 py-2.5">
        <span className={`${kind}-label`}>{label}</span>
        {isWrong && <span className="problem-tag ml-3">needs a look</span>}
      </summary>
      {isOpen && <div className="bg-[white] px-3.5 pt-1 pb-3.5">{children}</div>}
    </details>
  );
}
