import { useState } from "react";
import { metaOf } from "../../../content-model/walk-schema";
import { emptyValue, type FormField, type GroupField, lowerFirst } from "../../draft/form-model";
import { isWithin, type Place } from "../../draft/paths";
import { Button } from "../Button";
import { type FieldComponent, type FieldPlace, Problems } from "./FieldFrame";
import { SampleMark } from "./SampleMark";
import { ActionNoticeLine, useActionNotice } from "./useActionNotice";
import { useField } from "./useField";

interface Props {
  field: GroupField;
  place: Place;
  Field: FieldComponent;
}

/** A group of fields or an entry of a list, which can be opened. Optional groups can be added and removed. */
export function GroupEditor({ field, place, entry, Field }: Props & FieldPlace) {
  const { value, change, problems, isWrong, samples, target, navigation } = useField(place);
  const { notice, notify } = useActionNotice(place);
  const [isOpen, setOpen] = useState(false);
  const isTarget = navigation.target && isWithin(navigation.target, place);
  if (!isOpen && isTarget) setOpen(true);
  const name = lowerFirst(field.label);
  const put = (added: unknown) => {
    change(added);
    navigation.goTo(place);
  };
  const remove = () => {
    change(undefined);
    notify({ name: field.label, words: `Deleted “${field.label}”.`, undo: () => put(value) });
  };
  if (field.isOptional && value === undefined) {
    return (
      <div className="field">
        <p className="group-label">{field.label}</p>
        {field.help && <p className="help">{field.help}</p>}
        {notice && <ActionNoticeLine notice={notice} />}
        <Button {...target} label={`Add ${name}`} className="button" onClick={() => put(emptyValue(field))} />
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
          <GroupFields field={field} place={place} Field={Field} />
          {entry?.buttons}
          {field.isOptional && <Button label={`Remove ${name}`} onClick={remove} />}
        </div>
      )}
    </details>
  );
}

/** All fields of a group. Fields with a derived value come last. */
export function GroupFields({ field, place, Field }: Props) {
  const { target, problems } = useField(place);
  const isDerived = (inner: FormField) => Boolean(metaOf(inner.schema).derive);
  const sorted = field.fields.toSorted(([, a], [, b]) => Number(isDerived(a)) - Number(isDerived(b)));
  return (
    <>
      <SampleMark place={place} />
      {sorted.map(([key, inner]) => (
        <Field key={key} field={inner} place={{ ...place, path: [...place.path, key] }} />
      ))}
      <Problems id={target.id} sentences={problems} />
    </>
  );
}
