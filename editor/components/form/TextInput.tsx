import type { DateField, TextField, TimeField } from "../../draft/form-model";
import type { Place } from "../../session/useNavigation";
import { FieldFrame } from "./FieldFrame";
import { useForm } from "./form-context";
import { LongText } from "./LongText";
import { useTyped } from "./useTyped";

interface Props {
  field: TextField | DateField | TimeField;
  place: Place;
  value: unknown;
  /** What follows from other fields while this one is empty; undefined where nothing does. */
  derived?: string | undefined;
}

/** A text, a date or a clock time. */
export function TextInput({ field, place, value, derived }: Props) {
  const { session } = useForm();
  const read = (typed: string) => {
    const isLeftOut = typed.trim() === "" && (field.isOptional || derived !== undefined);
    return isLeftOut ? undefined : typed.trim();
  };
  const [text, setTyped] = useTyped(value, read);
  const change = (typed: string) => {
    setTyped(typed);
    session.edit(place.file, place.path, read(typed));
  };
  const isLong = field.kind === "text" && field.isLong;
  return (
    <FieldFrame field={field} place={place} note={<Note field={field} text={text} derived={derived} onUse={change} />}>
      {(control) =>
        isLong ? (
          <LongText {...control} value={text} placeholder={derived} onType={change} />
        ) : (
          <input
            {...control}
            // A date or time that is none can only be seen and mended as text.
            type={field.kind === "text" || !isWellFormed(field.kind, text) ? "text" : field.kind}
            value={text}
            placeholder={derived}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
    </FieldFrame>
  );
}

interface NoteProps extends Pick<Props, "field" | "derived"> {
  text: string;
  onUse: (text: string) => void;
}

/** How much room is left, and where a value comes from that nobody has typed. */
function Note({ field, text, derived, onUse }: NoteProps) {
  if (derived !== undefined && text === "")
    return "Filled in from the other fields. Type here to write something else.";
  const left = field.kind === "text" && field.max !== undefined ? field.max - text.length : undefined;
  return (
    <>
      {left !== undefined && left <= 20 && <span>{left >= 0 ? `${left} characters left` : `${-left} too many`}</span>}
      {derived !== undefined && derived !== text && (
        <button type="button" className="link" onClick={() => onUse("")}>
          Fill in from the other fields again
        </button>
      )}
    </>
  );
}

function isWellFormed(kind: "date" | "time", text: string): boolean {
  return text === "" || (kind === "date" ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{2}:\d{2}$/).test(text);
}
