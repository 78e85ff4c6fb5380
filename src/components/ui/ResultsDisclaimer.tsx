import { avoidBadBreaks } from "./avoid-bad-breaks";

interface ResultsDisclaimerProps {
  /** One or two sentences about the figures or reviews above it. */
  children: string;
  className?: string;
}

/**
 * The disclaimer below the figures and below the reviews. A disclaimer does not make
 * lawful what MRPC 7.1 forbids (docs/legal-notes.md).
 */
export function ResultsDisclaimer({ children, className = "" }: ResultsDisclaimerProps) {
  return <p className={`max-w-measure text-fine ${className}`}>{avoidBadBreaks(children)}</p>;
}
