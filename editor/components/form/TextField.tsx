import { type ClipboardEvent, type FocusEvent, useState } from "react";
import { cleanPart, cleanText, hasInvisible } from "../../../content-model/fields";
import { isRecord } from "../../../content-model/is-record";
import { metaOf } from "../../../content-model/walk-schema";
import { summarize, type TypedField } from "../../draft/form-model";
import { valueAt } from "../../draft/paths";
import { afterClick } from "./after-click";
import { FieldFrame, type FieldPlace } from "./FieldFrame";
import { useField } from "./useField";

/** The messages for a date or time control that the browser reports as incomplete. */
const INCOMPLETE: Readonly<Partial<Record<TypedField["kind"], string>>> = {
  date: "This date is incomplete or does not exist.",
  time: "This time is incomplete; it also needs AM or PM.",
};
/** The approximate number of characters in a line. */
const LINE_LENGTH = 60;
/** When no more than this many characters are left, the field shows their number. */
const LITTLE_ROOM = 20;
const CLEANED = "Invisible characters were removed.";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** A text, number, date or time. It shows exactly what was typed ("42.50") until it loses the focus. */
export function TextField({ field, ...spot }: FieldPlace & { field: TypedField }) {
  const { state, value, change, announce } = useField(spot.place);
  const [typed, setTyped] = useState("");
  const [isCleaned, setCleaned] = useState(false);
  /** The value in the draft while the control is incomplete. */
  const [incomplete, setIncomplete] = useState<{ kept: unknown }>();
  const isIncomplete = incomplete !== undefined && incomplete.kept === value;
  const saved = String(value ?? "");
  const shown = parse(field, typed) === value ? typed : saved;
  const text = isIncomplete ? "" : shown;
  const stays = saved && ` Until you correct it, ${summarize(field.schema, value)} stays.`;

  const { file, path } = spot.place;
  const group = valueAt(state.draft.contents[file], path.slice(0, -1));
  const derived = isRecord(group) ? metaOf(field.schema).derive?.(group) : undefined;
  const placeholder = derived === undefined ? undefined : String(derived);

  const noteCleaned = (input: string) => {
    const hasChanged = hasInvisible(input);
    setCleaned(hasChanged);
    if (hasChanged && !isCleaned) announce(CLEANED);
  };
  const accept = (element: TextElement) => {
    const { value: input, validity } = element;
    setIncomplete(validity.badInput ? { kept: value } : undefined);
    if (validity.badInput) return;
    setTyped(input);
    noteCleaned(input);
    change(parse(field, input));
  };
  const onPaste = (event: ClipboardEvent<TextElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    const cleaned = cleanPart(pasted);
    const { type, readOnly } = event.currentTarget;
    if (readOnly || !type.startsWith("text") || cleaned === pasted) return;
    event.preventDefault();
    // Unlike setting the value, this keeps the caret position and the browser's undo.
    document.execCommand("insertText", false, cleaned);
    noteCleaned(pasted);
  };
  return (
    <FieldFrame
      field={field}
      note={[isCleaned && CLEANED, roomLeft(field, value)].filter(Boolean).join(" ")}
      refusal={isIncomplete ? `${INCOMPLETE[field.kind]}${stays}` : undefined}
      {...spot}
    >
      {(control) => {
        const onBlur = ({ target }: FocusEvent<TextElement>) => {
          control.onBlur();
          if (isIncomplete || target.validity.badInput) accept(target);
          // If only the window has lost the focus, the person may continue to type.
          const hasLeft = document.activeElement !== target;
          if (hasLeft) afterClick(() => setTyped(""));
        };
        const props = {
          ...control,
          value: text,
          placeholder,
          // If the schema prescribes the text, it can be edited only until it matches.
          readOnly: field.fixed === value && value !== undefined,
          onChange: (event: { target: TextElement }) => accept(event.target),
          onPaste,
          onBlur,
        };
        if (!field.isLong) return <input {...props} {...typeOf(field, text)} />;
        return (
          <textarea
            {...props}
            rows={rowsFor(text || placeholder || "")}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        );
      }}
    </FieldFrame>
  );
}

function rowsFor(text: string): number {
  const lines = Math.ceil(text.length / LINE_LENGTH);
  return Math.min(12, Math.max(2, lines));
}

function roomLeft({ max }: TypedField, value: unknown): string {
  if (typeof value !== "string") return "";
  const left = max - value.length;
  if (left > LITTLE_ROOM) return "";
  return left >= 0 ? `Characters left: ${left}` : `${-left} too many`;
}

/** Returns the value for what was typed. An invalid number stays a string; the check reports it. */
function parse({ kind, isOptional, schema }: TypedField, typed: string): string | number | undefined {
  const cleaned = cleanText(typed);
  if (cleaned === "") return isOptional || kind === "number" ? undefined : "";
  const text = schema.meta()?.normalize?.(cleaned) ?? cleaned;
  const isNumber = kind === "number" && /^-?\d+(\.\d+)?$/.test(text);
  return isNumber ? Number(text) : text;
}

/** Returns the type of the input: text for an invalid date or time, which other inputs would not show. */
function typeOf({ kind, min }: TypedField, text: string) {
  if (kind === "number") return { inputMode: min >= 0 ? "numeric" : "decimal" } as const;
  const pattern = kind === "date" ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{2}:\d{2}$/;
  const isWellFormed = text === "" || pattern.test(text);
  return { type: kind !== "text" && isWellFormed ? kind : "text" };
}
