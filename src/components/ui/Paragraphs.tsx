import { paragraphs } from "../../lib/format";

/** The paragraphs of a text, each in the direction of its language. */
export function Paragraphs({ text, className }: { text: string; className: string }) {
  return paragraphs(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal
    <p key={index} dir="auto" className={className}>
      {paragraph}
    </p>
  ));
}
