import { type ReactNode, useState } from "react";
import { metaOf } from "../../../content-model/walk-schema";
import type { FormField } from "../../draft/form-model";
import type { Place } from "../../session/useNavigation";
import { afterClick } from "./after-click";
import { SampleMark } from "./SampleMark";
import { useField } from "./useField";

/** What a control has to carry so that label, help and problems belong to it. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  onFocus: () => void;
  onBlur: () => void;
}

/** Where a field stands, and what it has as the entry of a list. */
export interface Spot {
  place: Place;
  entry?: Entry | undefined;
}

interface Entry {
  /** Tells it from the other entries. */
  label: string;
  buttons: ReactNode;
}

interface Props extends Spot {
  field: FormField;
  /** Beside the control: how much room is left, what to think of. */
  note?: ReactNode;
  /** Why what somebody has just chosen or typed was not taken: said alone, since it is what they have to mend now. */
  refusal?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A field with its label, its help, what is wrong with it, and whether it is still sample content. */
export function FieldFrame({ field, place, entry, note, refusal, children }: Props) {
  const { state, value, problems, target } = useField(place);
  const [isTouched, setTouched] = useState(false);
  const { id } = target;
  // Nobody is told off for a field that they have not come to yet.
  const isShown = isTouched || state.refusals > 0 || (value !== undefined && value !== "");
  const told = refusal ? [refusal] : isShown ? problems : [];
  const whenEmpty = metaOf(field.schema).derive
    ? "While it is empty, it is filled in from the other fields."
    : field.isOptional && "You may leave it empty.";
  const help = entry ? "" : [field.help, whenEmpty].filter(Boolean).join(" ");
  const describedBy = [help && `${id}-help`, note && `${id}-note`, told.length > 0 && `${id}-problem`];
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
        "aria-invalid": told.length > 0 || undefined,
        onBlur: () => afterClick(() => setTouched(true)),
      })}
      {entry?.buttons}
      <Help id={`${id}-note`} text={note} />
      <Problems id={id} sentences={told} />
    </div>
  );
}

function Help({ id, text }: { id: string; text: ReactNode }) {
  const props = { id, className: "help" };
  return text ? <p {...props}>{text}</p> : null;
}

/** What is wrong with a field. @param id of the field */
export function Problems({ id, sentences }: { id: string; sentences: readonly string[] }) {
  return (
    <div id={`${id}-problem`} className="problems">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
