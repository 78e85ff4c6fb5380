import { type ClipboardEvent, type FocusEvent, useState } from "react";
import { cleanPart, cleanText, hasInvisible } from "../../../content-model/fields";
import { isRecord } from "../../../content-model/is-record";
import { metaOf } from "../../../content-model/walk-schema";
import { summarize, type TypedField } from "../../draft/form-model";
import { valueAt } from "../../draft/paths";
import { afterClick } from "./after-click";
import { FieldFrame, type Spot } from "./FieldFrame";
import { useField } from "./useField";

/** Why a browser gives no value for what stands there. */
const INCOMPLETE: Readonly<Partial<Record<TypedField["kind"], string>>> = {
  date: "This date is not complete, or there is no such day.",
  time: "This time is not complete; AM or PM belongs to it.",
};
/** Characters of a line, about. */
const LINE = 60;
/** Characters that are left when a field begins to say so. */
const LITTLE_ROOM = 20;
const CLEANED = "Invisible characters were taken out.";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * A field for everything that is typed. Until somebody leaves it, it shows what they type where something else is kept:
 * "42.50" is the number 42.5, and the space after a word is no part of the text before the next word follows.
 */
export function TextField({ field, ...spot }: Spot & { field: TypedField }) {
  const { state, value, change, announce } = useField(spot.place);
  const [typed, setTyped] = useState("");
  const [isCleaned, setCleaned] = useState(false);
  /** What is kept while half a date stands there, of which the browser tells nothing else. */
  const [incomplete, setIncomplete] = useState<{ kept: unknown }>();
  const isIncomplete = incomplete !== undefined && incomplete.kept === value;
  const kept = String(value ?? "");
  const text = isIncomplete ? "" : read(field, typed) === value ? typed : kept;
  const group = valueAt(state.draft?.contents[spot.place.file], spot.place.path.slice(0, -1));
  const derived = isRecord(group) ? metaOf(field.schema).derive?.(group) : undefined;
  const left = typeof value === "string" ? field.max - value.length : Infinity;
  const room = left <= LITTLE_ROOM && (left >= 0 ? `Characters left: ${left}` : `${-left} too many`);
  const stays = kept && ` Until it is, ${summarize(field.schema, value)} stays.`;

  const tellWhetherCleaned = (given: string) => {
    setCleaned(hasInvisible(given));
    if (hasInvisible(given) && !isCleaned) announce(CLEANED);
  };
  const take = ({ value: words, validity }: TextElement) => {
    setIncomplete(validity.badInput ? { kept: value } : undefined);
    if (validity.badInput) return;
    setTyped(words);
    tellWhetherCleaned(words);
    change(read(field, words));
  };
  const controlled = {
    value: text,
    placeholder: derived === undefined ? undefined : String(derived),
    // What is fixed can only be mended.
    readOnly: field.fixed === value && value !== undefined,
    onChange: (event: { target: TextElement }) => take(event.target),
    onPaste(event: ClipboardEvent<TextElement>) {
      const pasted = event.clipboardData.getData("text/plain");
      const { type, readOnly } = event.currentTarget;
      if (readOnly || !type.startsWith("text") || cleanPart(pasted) === pasted) return;
      event.preventDefault();
      // Unlike a new value, this leaves the caret behind the words, and Ctrl+Z takes it back.
      document.execCommand("insertText", false, cleanPart(pasted));
      tellWhetherCleaned(pasted);
    },
  };
  return (
    <FieldFrame
      field={field}
      note={[isCleaned && CLEANED, room].filter(Boolean).join(" ")}
      refusal={isIncomplete ? `${INCOMPLETE[field.kind]}${stays}` : undefined}
      {...spot}
    >
      {(control) => {
        const onBlur = ({ target }: FocusEvent<TextElement>) => {
          control.onBlur();
          if (isIncomplete || target.validity.badInput) take(target);
          // Not by a look at another window, from which somebody comes back to go on.
          if (document.activeElement !== target) afterClick(() => setTyped(""));
        };
        const props = { ...control, ...controlled, onBlur };
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
      }}
    </FieldFrame>
  );
}

/** What is kept of a text. A number that is none stays, so that the check can say what is wrong with it. */
function read({ kind, isOptional, schema }: TypedField, typed: string): string | number | undefined {
  const cleaned = cleanText(typed);
  if (cleaned === "") return isOptional || kind === "number" ? undefined : "";
  const text = schema.meta()?.normalize?.(cleaned) ?? cleaned;
  return kind === "number" && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** A date or a time that is none can only be seen and mended as text. */
function typeOf({ kind, min }: TypedField, text: string) {
  if (kind === "number") return { inputMode: min >= 0 ? "numeric" : "decimal" } as const;
  const isWellFormed = text === "" || (kind === "date" ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{2}:\d{2}$/).test(text);
  return { type: kind !== "text" && isWellFormed ? kind : "text" };
}
