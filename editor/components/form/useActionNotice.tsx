import { useEffect, useRef, useState } from "react";
import { type Place, valueAt } from "../../draft/paths";
import type { SessionState } from "../../session/editor-session";
import { Button } from "../Button";
import { useField } from "./useField";

/** A notice about what was just done to a list or a group. */
export interface ActionNotice {
  /** The name of the entry or the group. */
  name: string;
  words: string;
  /** The position of the notice in the list. */
  index?: number;
  undo?: () => void;
}

/** Returns the latest notice about a list or a group, until its value changes or the content is saved. */
export function useActionNotice({ file, path }: Place) {
  const { session, state, announce } = useField({ file, path });
  const [last, setLast] = useState<ActionNotice & { base: unknown; value: unknown }>();
  const currentValue = ({ draft }: SessionState) => {
    const content = draft?.contents[file];
    // A removed value is always `undefined`, so the group around it is compared instead.
    return valueAt(content, path) ?? valueAt(content, path.slice(0, -1));
  };
  const notify = (notice: ActionNotice) => {
    announce(notice.words);
    setLast({ ...notice, base: state.draft.base, value: currentValue(session.state) });
  };
  const isCurrent = last?.base === state.draft.base && last?.value === currentValue(state);
  return { notice: isCurrent ? last : undefined, notify };
}

/** All visible notices, the latest last. */
const shown = new Set<ActionNotice>();

/** Shows a notice with its Undo button, which takes the focus if the focused element was deleted. */
export function ActionNoticeLine({ notice }: { notice: ActionNotice }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const hasFocus = document.activeElement !== document.body;
    if (!hasFocus) (line.current?.querySelector("button") ?? line.current)?.focus();
    // Scrolls to the button that moved the entry or, if the notice has no Undo, to the notice itself.
    const inView = notice.undo ? document.activeElement : line.current;
    inView?.scrollIntoView({ block: "nearest" });
    shown.add(notice);
    return () => void shown.delete(notice);
  }, [notice]);
  const { name, words, undo } = notice;
  return (
    <p ref={line} tabIndex={-1} className="told outline-none" data-leads={!undo || undefined}>
      {words} {undo && <Button label="Undo" name={name} onClick={undo} />}
    </p>
  );
}

/** Matches text fields, which have their own undo, and open dialogs. */
const OWN_UNDO = "textarea:focus, input:focus:not([type=checkbox], [type=radio], [type=file]), dialog[open]";

window.addEventListener("keydown", (event) => {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey;
  const isUndo = isCommand && event.key.toLowerCase() === "z";
  if (!isUndo || document.querySelector(OWN_UNDO)) return;
  // Otherwise, browsers undo typing in a field that has no focus.
  event.preventDefault();
  [...shown].findLast(({ undo }) => undo)?.undo?.();
});
