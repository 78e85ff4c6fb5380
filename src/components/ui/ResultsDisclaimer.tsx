import { avoidBadBreaks } from "./avoid-bad-breaks";

interface ResultsDisclaimerProps {
  /** One sentence or two, for what it stands below. */
  children: string;
  className?: string;
}

/** Stands below the figures, and below the reviews. It cures nothing that MRPC 7.1 forbids: docs/legal-notes.md. */
export function ResultsDisclaimer({ children, className = "" }: ResultsDisclaimerProps) {
  return <p className={`max-w-measure text-fine ${className}`}>{avoidBadBreaks(children)}</p>;
}
