import { Fragment } from "react";

/** The space after a sentence. An abbreviation with one small letter, such as "St.", does not end one. */
const BETWEEN = /(?<=\p{Ll}{2}[.!?…]["”’)]?) /u;

/** A text whose lines end where a sentence ends, if they can: each sentence wraps as a whole. */
export function Sentences({ children }: { children: string }) {
  const sentences = children.split(BETWEEN);
  if (sentences.length === 1) return children;
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      <span className="inline-block">{sentence}</span>{" "}
    </Fragment>
  ));
}
