import { type ComponentType, type ReactNode, useState } from "react";
import { metaOf } from "../../../content-model/walk-schema";
import type { FormField } from "../../draft/form-model";
import type { Place } from "../../draft/paths";
import { afterClick } from "./after-click";
import { SampleMark } from "./SampleMark";
import { useField } from "./useField";

/** The props that connect a control with its label, help and problems. */
interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  onFocus: () => void;
  onBlur: () => void;
}

/** The place of a field. An entry of a list also has a label and buttons. */
export interface FieldPlace {
  place: Place;
  entry?: { label: string; buttons: ReactNode } | undefined;
}

/** A component that shows a field of any kind. Lists and groups receive it for the fields that they contain. */
export type FieldComponent = ComponentType<FieldPlace & { field: FormField }>;

interface Props extends FieldPlace {
  field: FormField;
  /** Text below the control. */
  note?: ReactNode;
  /** Why the latest input was not accepted. It hides the other problems. */
  refusal?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A field with its label, help, problems and mark of sample content. */
export function FieldFrame({ field, place, entry, note, refusal, children }: Props) {
  const { state, value, problems, target } = useField(place);
  const [isTouched, setTouched] = useState(false);
  const { id } = target;
  const isEmpty = value === undefined || value === "";
  // An empty field shows its problems only after a visit or an attempt to save.
  const showsProblems = isTouched || state.refusals > 0 || !isEmpty;
  const sentences = refusal ? [refusal] : showsProblems ? problems : [];
  const help = entry ? "" : helpFor(field);
  const describedBy = [help && `${id}-help`, note && `${id}-note`, sentences.length > 0 && `${id}-problem`];
  return (
    <div className={entry ? "text-entry" : "field"}>
      <div className={entry ? "sr-only" : "flex flex-wrap items-baseline justify-between gap-x-4"}>
        <label htmlFor={id} className="font-semibold">
          {entry?.label ?? field.label}
        </label>
        <SampleMark place={place} />
      </div>
      <Help id={`${id}-help`} text={help} />
      {children({
        ...target,
        "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
        "aria-invalid": sentences.length > 0 || undefined,
        onBlur: () => afterClick(() => setTouched(true)),
      })}
      {entry?.buttons}
      <Help id={`${id}-note`} text={note} />
      <Problems id={id} sentences={sentences} />
    </div>
  );
}

function helpFor({ schema, help, isOptional }: FormField): string {
  const { derive } = metaOf(schema);
  if (derive) return `${help} While it is empty, it is filled in from the other fields.`.trim();
  return isOptional ? `${help} You may leave it empty.`.trim() : help;
}

function Help({ id, text }: { id: string; text: ReactNode }) {
  const props = { id, className: "help" };
  return text ? <p {...props}>{text}</p> : null;
}

/** Shows problems. @param id the id of the field */
export function Problems({ id, sentences }: { id: string; sentences: readonly string[] }) {
  return (
    <div id={`${id}-problem`} className="problems">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
