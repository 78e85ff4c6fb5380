import { useRef, useState } from "react";
import type { Place } from "../../session/useNavigation";
import { afterClick } from "./after-click";
import { useField } from "./useField";

interface Props {
  /** Of the list. */
  place: Place;
  label: string;
  onAdd: (text: string) => void;
}

/** A box for a new entry of a list that is in order. Only Enter and the button add; what is left in it stays and is told. */
export function SortedAdder({ place, label, onAdd }: Props) {
  const { target, waiting, keepWaiting, announce } = useField(place);
  const box = useRef<HTMLInputElement>(null);
  const id = `${target.id}-new`;
  const typed = waiting[id] ?? "";
  const text = typed.trim();
  const [isLeft, setLeft] = useState(true);
  const notice = `“${text}” is not in the list yet. Click Add, or empty the box.`;
  const type = (words: string) => {
    keepWaiting(id, words);
    setLeft(false);
  };
  const add = () => {
    if (text !== "") onAdd(text);
    type("");
    box.current?.focus({ preventScroll: true });
  };
  const leave = () => {
    setLeft(true);
    // By the click that has left the box, it may have been added.
    if (text !== "" && box.current?.value !== "") announce(notice);
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
          onBlur={() => afterClick(leave)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && add()}
        />
        <button type="button" className="button" onClick={add}>
          Add
        </button>
        <p id={`${id}-note`} className="help">
          {isLeft && text !== "" && notice}
        </p>
      </div>
    </div>
  );
}
