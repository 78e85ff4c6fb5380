import { useState } from "react";
import { metaOf } from "../../../content-model/walk-schema";
import { emptyValue, type FormField, type GroupField } from "../../draft/form-model";
import { lowerFirst } from "../../draft/lower-first";
import { isWithin, type Place } from "../../draft/paths";
import { Button } from "../Button";
import { Field } from "./Field";
import { Problems, type Spot } from "./FieldFrame";
import { SampleMark } from "./SampleMark";
import { useField } from "./useField";
import { ToldLine, useTold } from "./useTold";

/** A group of fields, or an entry of a list, which opens. One that may be left out can be added and removed. */
export function GroupEditor({ field, place, entry }: Spot & { field: GroupField }) {
  const { value, change, problems, isWrong, samples, target, navigation } = useField(place);
  const { told, tell } = useTold(place);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && navigation.target && isWithin(navigation.target, place)) setOpen(true);
  const put = (added: unknown) => {
    change(added);
    navigation.goTo(place);
  };
  const remove = () => {
    change(undefined);
    tell({ name: field.label, words: `Deleted “${field.label}”.`, undo: () => put(value) });
  };
  if (field.isOptional && value === undefined) {
    return (
      <div className="field">
        <p className="group-label">{field.label}</p>
        {field.help && <p className="help">{field.help}</p>}
        {told && <ToldLine told={told} />}
        <Button {...target} does={`Add ${lowerFirst(field.label)}`} onClick={() => put(emptyValue(field))} />
        <Problems id={target.id} sentences={problems} />
      </div>
    );
  }
  const kind = entry ? "entry" : "group";
  return (
    <details
      className={kind}
      aria-labelledby={target.id}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary {...target} className="cursor-pointer px-3.5 py-2.5">
        <span className={`${kind}-label`}>{entry?.label ?? field.label}</span>
        {isWrong && <span className="problem-tag ml-3">needs a look</span>}
        {samples.length > 0 && <span className="help ml-3">{samples.length} still sample</span>}
      </summary>
      {isOpen && (
        <div className="bg-[white] px-3.5 pt-1 pb-3.5">
          {field.help && <p className="help">{field.help}</p>}
          <GroupFields field={field} place={place} />
          {entry?.buttons}
          {field.isOptional && <Button does={`Remove ${lowerFirst(field.label)}`} look="link" onClick={remove} />}
        </div>
      )}
    </details>
  );
}

/** All fields of a group. What follows from others comes after them. */
export function GroupFields({ field, place }: { field: GroupField; place: Place }) {
  const { target, problems } = useField(place);
  const follows = (inner: FormField) => Number(Boolean(metaOf(inner.schema).derive));
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
