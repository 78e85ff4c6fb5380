import { type PartialContent, type Rule, walk } from "./rule-types";

/** A number that the site states in more than one place. */
interface Claim {
  /** How texts state it; each group is the number as it is written. */
  stated: RegExp;
  /** What it has to be, if the content says so, and where that stands. */
  truth(draft: PartialContent): { value: string | number | undefined; where: string };
}

/** Sentences about somebody else, who has other numbers. */
const OTHERS = /\bassociates?\b/i;

const CLAIMS: readonly Claim[] = [
  {
    stated: /\b(?:practi[cs]|serv|help|draft)(?:e|es|ed|ing)\b.*\b(?:over|more than|nearly) (\d+)\+? years\b/gi,
    truth: figure(/\byears\b/i),
  },
  {
    stated: /\b(\d+)\+? years (?:of experience|in practice|(?:of )?(?:practicing|serving|helping|drafting))\b/gi,
    truth: figure(/\byears\b/i),
  },
  { stated: /\b(\d+,\d{3}|\d{4,})\+? deeds\b/gi, truth: figure(/\bdeeds\b/i) },
  { stated: /\b(\d+) ?% success\b|\bsuccess rate of (\d+) ?%/gi, truth: figure(/\bsuccess\b/i) },
  {
    stated: /\b(?:practi[cs](?:ed|ing)|in practice)(?: \w+){0,3} since (\d{4})\b|\bfirm was founded in (\d{4})\b/gi,
    truth: ({ site }) => ({ value: site?.firm?.foundedYear, where: "`firm.foundedYear` in site.json" }),
  },
  {
    stated: /\bportfolios?(?: of|,) \$(\d[\d,.]*\+? [mb]illion)\b/gi,
    truth({ landing }) {
      const index = landing?.about?.facts?.findIndex((fact) => /\bportfolios?\b/i.test(fact?.term ?? "")) ?? -1;
      const value = landing?.about?.facts?.[index]?.detail?.match(/\$(\d[\d,.]*\+? [mb]illion)/i)?.[1];
      return { value, where: `\`about.facts[${index}].detail\` in landing.json` };
    },
  },
  {
    stated: /\b(?:free|first) (\d+)[ -]minutes?\b|\b(\d+)[ -](?:free )?minutes? (?:free )?consultation\b/gi,
    truth(draft) {
      const value = draft["thank-you"]?.consultation?.heading?.match(/\b(\d+)[ -]minutes?\b/i)?.[1];
      return { value, where: "`consultation.heading` in thank-you.json" };
    },
  },
];

/** Lawyers answer for their figures: a number that is stated twice has to be the same number. */
export const figuresAgree: Rule = {
  name: "claims agree",
  find: (draft) =>
    CLAIMS.flatMap(({ stated, truth }) => {
      const { value: known, where } = truth(draft);
      if (known === undefined) return [];
      return walk(draft).flatMap(({ file, path, value }) => {
        // A client may count otherwise.
        if (typeof value !== "string" || file === "reviews" || !/\d/.test(value)) return [];
        const sentences = value.split(/(?<=[.!?:;])\s+/).filter((sentence) => !OTHERS.test(sentence));
        const wrong = sentences
          .flatMap((sentence) => [...sentence.matchAll(stated)])
          .find((match) => digits(match.slice(1).find(Boolean)) !== digits(known));
        if (!wrong) return [];
        return [{ file, path, message: `says "${wrong[0]}", but ${where} says ${known}`, fix: "Make the two agree" }];
      });
    }),
};

function figure(label: RegExp): Claim["truth"] {
  return ({ stats }) => {
    const index = stats?.stats?.findIndex((stat) => label.test(stat?.label ?? "")) ?? -1;
    return { value: stats?.stats?.[index]?.number, where: `\`stats[${index}].number\` in stats.json` };
  };
}

/** "25,000+" → "25000". */
function digits(text: string | number | undefined): string {
  return String(text).replace(/[,+]/g, "").toLowerCase();
}
