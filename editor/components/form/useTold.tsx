import { useEffect, useRef, useState } from "react";
import { valueAt } from "../../draft/paths";
import type { Place } from "../../session/useNavigation";
import { Button } from "../Button";
import { useField } from "./useField";

/** What was just done to a list or a group. */
export interface Told {
  /** Of the entry or the group. */
  name: string;
  words: string;
  /** Where in the list. */
  index?: number;
  undo?: () => void;
}

/** Tells what is done to a list or a group. It is `told` there until that changes again, also by a save. */
export function useTold({ file, path }: Place) {
  const { session, state, announce } = useField({ file, path });
  const [last, setLast] = useState<Told & { base: unknown; left: unknown }>();
  // Nothing looks the same before and after a change: where nothing is left, the group around it is compared.
  const standing = ({ draft }: typeof state) =>
    valueAt(draft?.contents[file], path) ?? valueAt(draft?.contents[file], path.slice(0, -1));
  const tell = (told: Told) => {
    announce(told.words);
    setLast({ ...told, base: state.draft?.base, left: standing(session.state) });
  };
  const isNews = last?.base === state.draft?.base && last?.left === standing(state);
  return { told: isNews ? last : undefined, tell };
}

/** What is shown of it, the latest last. */
const shown = new Set<Told>();

/** Stands where something was done, and takes it back. It takes the focus from what was deleted. */
export function ToldLine({ told }: { told: Told }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const hasFocus = document.activeElement !== document.body;
    if (!hasFocus) (line.current?.querySelector("button") ?? line.current)?.focus();
    // The button that has moved an entry stays in sight; what was added somewhere in the list comes there.
    const inSight = told.undo ? document.activeElement : line.current;
    inSight?.scrollIntoView({ block: "nearest" });
    shown.add(told);
    return () => void shown.delete(told);
  }, [told]);
  return (
    <p ref={line} tabIndex={-1} className="told outline-none" data-leads={!told.undo || undefined}>
      {told.words} {told.undo && <Button does="Undo" name={told.name} look="link" onClick={told.undo} />}
    </p>
  );
}

/** Where a text takes back its own words, or a question is open. */
const NOT_HERE = "textarea:focus, input:focus:not([type=checkbox], [type=radio], [type=file]), dialog[open]";

window.addEventListener("keydown", (event) => {
  const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  if (!isUndo || document.querySelector(NOT_HERE)) return;
  // The browser would take back words in a text that nobody looks at.
  event.preventDefault();
  [...shown].findLast(({ undo }) => undo)?.undo?.();
});
