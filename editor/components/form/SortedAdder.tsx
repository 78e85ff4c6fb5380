import { type ClipboardEvent, useRef } from "react";
import { cleanText } from "../../../content-model/fields";
import type { Place } from "../../draft/paths";
import { Button } from "../Button";
import { afterClick } from "./after-click";
import { useField } from "./useField";

interface Props {
  /** The place of the list. */
  place: Place;
  label: string;
  onAdd: (texts: readonly string[]) => void;
}

/** A text box for new entries of a sorted list. Text that is not added stays in the box. */
export function SortedAdder({ place, label, onAdd }: Props) {
  const { target, waiting, setWaiting, announce } = useField(place);
  const box = useRef<HTMLInputElement>(null);
  const id = `${target.id}-new`;
  const typed = waiting[id] ?? "";
  const text = cleanText(typed);
  const notice = text && `“${text}” is not in the list yet. Press Enter, or click Add.`;
  const type = (words: string) => setWaiting({ ...waiting, [id]: words });
  const add = () => {
    if (text !== "") onAdd([text]);
    type("");
    box.current?.focus({ preventScroll: true });
  };
  /** Adds pasted lines as one entry each. */
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain");
    const lines = pasted
      .split(/[\r\n]+/)
      .map(cleanText)
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    onAdd(lines);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="text-entry">
        <input
          ref={box}
          id={id}
          value={typed}
          aria-describedby={`${id}-note`}
          onChange={(event) => type(event.target.value)}
          onPaste={paste}
          onKeyDown={(event) => event.key === "Enter" && add()}
          // A click on Add must not announce that the text is not in the list.
          onBlur={({ target }) => afterClick(() => target.value.trim() && announce(notice))}
        />
        <Button label="Add" className="button" onClick={add} />
        <p id={`${id}-note`} className="help">
          {notice}
        </p>
      </div>
    </div>
  );
}
