import { graphql } from "gatsby";
import { keepWhole } from "./keep-whole";

interface ResultsDisclaimerProps {
  site: Queries.ResultsDisclaimerFragment;
  className?: string;
}

/** Stands beside every figure and review. It cures nothing that MRPC 7.1 forbids: docs/legal-notes.md. */
export function ResultsDisclaimer({ site, className = "" }: ResultsDisclaimerProps) {
  return <p className={`max-w-measure text-fine ${className}`}>{keepWhole(site.legal.resultsDisclaimer)}</p>;
}

export const fragment = graphql`
  fragment ResultsDisclaimer on SiteJson {
    legal { resultsDisclaimer }
  }
`;
