import { useState } from "react";

/**
 * What a control shows: the text as somebody types it, where what is kept of it is something else. "42.50" is the number
 * 42.5, and the space after a word is no part of the text before the next word follows.
 *
 * @param read what is kept of a text
 */
export function useTyped(
  value: unknown,
  read: (text: string) => unknown,
): [shown: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState("");
  const isTyped = read(typed) === value;
  return [isTyped ? typed : String(value ?? ""), setTyped];
}
