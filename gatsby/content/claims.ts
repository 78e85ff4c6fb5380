import { type Draft, type Rule, type RuleDiagnostic, walk } from "./rule";
import type { ContentName } from "./schemas";

/** A number that the site states in more than one place. */
interface Claim {
  /** Each group that matches is the number as it is written. */
  pattern: RegExp;
  /** What a sentence says when the number in it is the firm's own; others may be about a survey or a walk. */
  about?: RegExp;
  files: readonly ContentName[];
  /** What the number has to be; undefined when the content does not say. */
  truth(draft: Draft): { value: string; where: string } | undefined;
}

const CLAIMS: readonly Claim[] = [
  {
    pattern: /\b(?:over|more than|nearly) (\d+)\+? years\b|\b(\d+)\+? years (?:of experience|in practice)\b/gi,
    about:
      /\b(?:practi[cs]\w*|serv(?:e|es|ed|ing)|experience|help(?:s|ed|ing)?|work(?:s|ed|ing)?|draft(?:s|ed|ing)?|attorneys?|lawyers?)\b/i,
    files: ["landing", "thank-you", "stats", "site", "awards"],
    truth: (draft) => figure(draft, /\byears\b/i),
  },
  {
    pattern: /\b(\d+,\d{3}|\d{4,})\+? deeds\b/gi,
    files: ["landing", "thank-you", "stats", "site"],
    truth: (draft) => figure(draft, /\bdeeds\b/i),
  },
  {
    pattern: /\b(\d+) ?% success\b|\bsuccess rate of (\d+) ?%/gi,
    files: ["landing", "thank-you", "stats", "site"],
    truth: (draft) => figure(draft, /\bsuccess\b/i),
  },
  {
    pattern: /\b(?:practi[cs]\w+|in practice|founded|established)(?: \w+){0,3} (?:since|in) (\d{4})\b/gi,
    about: /\b(?:practi[cs]\w*|firm|office|we|our)\b|^(?:founded|established)\b/i,
    files: ["landing", "thank-you", "stats", "site"],
    truth({ site }) {
      const year = site?.firm?.foundedYear;
      return year === undefined ? undefined : { value: String(year), where: "`firm.foundedYear` in site.json" };
    },
  },
  {
    pattern: /\bportfolios? of \$(\d[\d,.]*\+? [mb]illion)\b/gi,
    files: ["landing", "thank-you", "stats", "site"],
    truth({ landing }) {
      const index = landing?.about?.facts?.findIndex((fact) => /\bportfolios?\b/i.test(fact?.term ?? "")) ?? -1;
      const value = landing?.about?.facts?.[index]?.detail?.match(/\$(\d[\d,.]*\+? [mb]illion)/i)?.[1];
      return value === undefined ? undefined : { value, where: `\`about.facts[${index}].detail\` in landing.json` };
    },
  },
  {
    pattern: /\b(\d+)[ -](?:free )?minutes?\b/gi,
    about: /\b(?:free|consultations?)\b/i,
    files: ["landing", "thank-you"],
    truth(draft) {
      const value = draft["thank-you"]?.consultation?.heading?.match(/\b(\d+)[ -]minutes?\b/i)?.[1];
      return value === undefined ? undefined : { value, where: "`consultation.heading` in thank-you.json" };
    },
  },
];

/** Lawyers answer for their figures: a number that is stated twice has to be the same number. */
export const claimsAgree: Rule = {
  name: "claims agree",
  find(draft) {
    const texts = walk(draft).filter(({ path }) => path.at(-2) !== "sample");
    return CLAIMS.flatMap(({ pattern, about, files, truth }) => {
      const known = truth(draft);
      if (!known) return [];
      return texts.flatMap(({ file, path, value }): RuleDiagnostic[] => {
        if (typeof value !== "string" || !files.includes(file)) return [];
        const stated = about ? sentences(value).filter((sentence) => about.test(sentence)) : [value];
        const wrong = stated
          .flatMap((text) => [...text.matchAll(pattern)])
          .find((match) => digits(match.slice(1).find(Boolean)) !== digits(known.value));
        if (!wrong) return [];
        const message = `says "${wrong[0]}", but ${known.where} says ${known.value}`;
        return [{ file, path, message, fix: "Make the two agree" }];
      });
    });
  },
};

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+/);
}

function figure({ stats }: Draft, label: RegExp): { value: string; where: string } | undefined {
  const index = stats?.stats?.findIndex((stat) => label.test(stat?.label ?? "")) ?? -1;
  const number = stats?.stats?.[index]?.number;
  return number === undefined
    ? undefined
    : { value: String(number), where: `\`stats[${index}].number\` in stats.json` };
}

/** "25,000+" → "25000". */
function digits(text: string | undefined): string {
  return (text ?? "").replace(/[,+]/g, "").toLowerCase();
}
