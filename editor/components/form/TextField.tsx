import { type ClipboardEvent, type FocusEvent, useState } from "react";
import { cleanText } from "../../../content-model/fields";
import { isRecord } from "../../../content-model/rule-types";
import { summarize, type TypedField } from "../../draft/form-model";
import { valueAt } from "../../draft/paths";
import { afterClick } from "./after-click";
import { FieldFrame, type Spot } from "./FieldFrame";
import { useField } from "./useField";

/** Characters of a line, about. */
const LINE = 60;
/** Characters that are left when a field begins to say so. */
const LITTLE_ROOM = 20;
const CLEANED = "Line breaks, extra spaces or invisible characters were taken out.";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * A field for everything that is typed. Until it is left, it shows what somebody types where something else is kept of
 * it: "42.50" is the number 42.5, and the space after a word is no part of the text before the next word follows.
 */
export function TextField({ field, ...spot }: Spot & { field: TypedField }) {
  const { state, value, change, announce } = useField(spot.place);
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  /** What is kept while half a date stands there, of which the browser tells nothing else. */
  const [incomplete, setIncomplete] = useState<{ kept: unknown }>();
  const isIncomplete = incomplete !== undefined && incomplete.kept === value;
  const shown = read(field, typed) === value ? typed : String(value ?? "");
  const text = isIncomplete ? "" : shown;
  const group = valueAt(state.draft?.contents[spot.place.file], spot.place.path.slice(0, -1));
  const derived = isRecord(group) ? field.schema.meta()?.derive?.(group) : undefined;
  const placeholder = derived === undefined ? undefined : String(derived);
  // What is fixed can only be mended.
  const readOnly = field.fixed === value && value !== undefined;

  const take = ({ value: words, validity }: TextElement) => {
    setIncomplete(validity.badInput ? { kept: value } : undefined);
    if (validity.badInput) return;
    setTyped(words);
    setNote(visible(words) === visible(cleanText(words)) ? "" : CLEANED);
    change(read(field, words));
  };
  const paste = (event: ClipboardEvent<TextElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    const words = cleanPart(pasted);
    if (readOnly || words === pasted || !event.currentTarget.type.startsWith("text")) return;
    event.preventDefault();
    // Unlike a new value, it leaves the caret behind the words, and can be undone by the keyboard.
    document.execCommand("insertText", false, words);
    if (words.trim() === pasted.replace(/^[ \r\n]+|[ \r\n]+$/g, "")) return;
    setNote(CLEANED);
    announce(CLEANED);
  };

  const left = typeof value === "string" ? field.max - value.length : Infinity;
  const room = left <= LITTLE_ROOM && (left >= 0 ? `Characters left: ${left}` : `${-left} too many`);
  const stays = value === undefined || value === "" ? "" : ` Until it is, ${summarize(field.schema, value)} stays.`;
  return (
    <FieldFrame
      field={field}
      note={[note, room].filter(Boolean).join(" ")}
      unread={isIncomplete ? `This ${field.kind} is not complete.${stays}` : undefined}
      {...spot}
    >
      {(control) => {
        const props = {
          ...control,
          value: text,
          placeholder,
          readOnly,
          onChange: (event: { target: TextElement }) => take(event.target),
          onPaste: paste,
          onBlur: ({ target }: FocusEvent<TextElement>) => {
            control.onBlur();
            if (isIncomplete || target.validity.badInput) take(target);
            // Not by a look at another window, from which somebody comes back to go on.
            if (document.activeElement !== target) afterClick(() => setTyped(""));
          },
        };
        if (!field.isLong) return <input {...props} {...typeOf(field, text)} />;
        const lines = Math.ceil((text || placeholder || "").length / LINE);
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

/** Pasted words as they are kept; a space at an end keeps them apart from those beside them. */
function cleanPart(pasted: string): string {
  const [, before = "", after = ""] = /^( ?).*?( ?)$/s.exec(pasted) ?? [];
  return before + cleanText(pasted) + after;
}

const visible = (text: string) => text.replace(/[^\S\ufeff]/g, "");

/** A date or a time that is none can only be seen and mended as text. */
function typeOf({ kind, min }: TypedField, text: string) {
  if (kind === "number") return { inputMode: min >= 0 ? "numeric" : "decimal" } as const;
  const isWellFormed = text === "" || (kind === "date" ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{2}:\d{2}$/).test(text);
  return { type: kind !== "text" && isWellFormed ? kind : "text" };
}
