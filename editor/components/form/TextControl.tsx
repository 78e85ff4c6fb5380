import { useState } from "react";
import { isRecord } from "../../../content-model/rule-types";
import type { TypedField } from "../../draft/form-model";
import { valueAt } from "../../draft/paths";
import type { Place } from "../../session/useNavigation";
import type { ControlProps } from "./FieldFrame";
import { useField } from "./useField";

/** Characters of a line, about. */
const LINE = 60;

interface Props extends ControlProps {
  field: TypedField;
  place: Place;
}

/**
 * The control for everything that is typed. It shows what somebody types where something else is kept of it: "42.50" is
 * the number 42.5, and the space after a word is no part of the text before the next word follows.
 */
export function TextControl({ field, place, ...control }: Props) {
  const { state, value, change } = useField(place);
  const [typed, setTyped] = useState("");
  const text = read(field, typed) === value ? typed : String(value ?? "");
  const group = valueAt(state.draft?.contents[place.file], place.path.slice(0, -1));
  const derived = isRecord(group) ? field.schema.meta()?.derive?.(group) : undefined;
  const props = {
    ...control,
    value: text,
    placeholder: derived === undefined ? undefined : String(derived),
    // What is fixed can only be mended.
    readOnly: field.fixed === value && value !== undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      change(read(field, target.value));
    },
  };
  if (!field.isLong) return <input {...props} {...typeOf(field, text)} />;
  const lines = Math.ceil((text || props.placeholder || "").length / LINE);
  return (
    <textarea
      {...props}
      // As high as what it shows, within limits.
      rows={Math.min(12, Math.max(2, lines))}
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    />
  );
}

/** What is kept of a text: one line. A number that is none stays, so that the check can say what is wrong with it. */
function read({ kind, isOptional }: TypedField, typed: string): string | number | undefined {
  const text = typed.trim().replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ");
  if (text === "") return isOptional || kind === "number" ? undefined : "";
  return kind === "number" && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** A date or a time that is none can only be seen and mended as text. */
function typeOf({ kind, min }: TypedField, text: string) {
  if (kind === "number") return { inputMode: min >= 0 ? "numeric" : "decimal" } as const;
  const isWellFormed = text === "" || (kind === "date" ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{2}:\d{2}$/).test(text);
  return { type: kind !== "text" && isWellFormed ? kind : "text" };
}
