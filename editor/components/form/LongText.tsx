import type { ClipboardEvent, ComponentProps, KeyboardEvent } from "react";

/** Characters of a line, about. */
const LINE = 60;

type Props = Omit<ComponentProps<"textarea">, "onChange"> & { value: string; onType: (text: string) => void };

/**
 * A text of several lines that the page sets in one piece: line breaks, which would be refused, are pasted as spaces.
 * As high as what it shows, within limits.
 */
export function LongText({ onType, ...control }: Props) {
  const length = (control.value || control.placeholder || "").length;
  return (
    <textarea
      {...control}
      rows={Math.min(12, Math.max(2, Math.ceil(length / LINE)))}
      onKeyDown={(event: KeyboardEvent) => event.key === "Enter" && event.preventDefault()}
      onPaste={pasteAsOneLine}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function pasteAsOneLine(event: ClipboardEvent): void {
  event.preventDefault();
  const text = event.clipboardData.getData("text/plain").replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ");
  // Not by a new value: only so can it be undone, and the caret stays.
  document.execCommand("insertText", false, text);
}
