import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { byPlace, type CheckedContent } from "../../content-model/check";
import { usedImages } from "../../content-model/images";
import type { Problem } from "../../content-model/report";
import { allTexts, isReserved } from "../../content-model/rules";
import { type Path, valueAt } from "../../content-model/schema-paths";
import type { ContentName } from "../../content-model/schemas";

/** What the sample content says without calling itself a sample. */
const SAMPLE_VALUES: readonly [ContentName, Path, string | number][] = [
  ["site", ["firm", "name"], "Southeast Michigan Deed & Property Law"],
  ["site", ["firm", "shortName"], "Deed & Property Law"],
  ["site", ["contact", "geo", "latitude"], 42.499],
  ["site", ["contact", "geo", "longitude"], -83.3677],
  ["landing", ["seo", "title"], "Southeast Michigan Real Estate Attorneys"],
];

/** How the SHA-256 of each image of the sample content begins. Names and words may have changed around a picture. */
const SAMPLE_IMAGES = "4ce43c50 50b90647 d49e9f40 b0a0d94c 65942b6a dfa27d4d 60b4b767 af10b961 bbbe76a2".split(" ");

/** Returns what has to change, or at least to be looked at, before the site goes online. */
export function findLaunchItems({ content, problemAt }: CheckedContent, folder: string): Problem[] {
  const texts = allTexts(content).flatMap(({ file, path: at, text }) => {
    const message = isReserved(text)
      ? "is only an example; write the real one"
      : /\bsample\b/i.test(text) && "calls itself a sample; replace it if it is one";
    return message ? [problemAt(file, at, message)] : [];
  });
  const values = SAMPLE_VALUES.filter(([file, at, value]) => valueAt(content[file], at) === value).map(([file, at]) =>
    problemAt(file, at, "is still the sample's; write the firm's own"),
  );
  const images = usedImages(content)
    .filter(({ text }) => SAMPLE_IMAGES.includes(hashOf(path.join(folder, text))))
    .map(({ file, path: at }) => problemAt(file, at, "is still a picture of the sample; choose the firm's own"));
  return [...texts, ...values, ...images, ...findLegalGaps({ content, problemAt })].sort(byPlace);
}

function findLegalGaps({ content: { site }, problemAt }: Pick<CheckedContent, "content" | "problemAt">): Problem[] {
  const thisYear = String(new Date().getFullYear());
  const year = site?.legal.copyright.match(/\b(?:19|20)\d\d\b/g)?.at(-1) ?? thisYear;
  const isOld = year !== thisYear;
  const noPolicy = "have no `privacyPolicy`; add its address, if the lawyer wants it";
  return [
    ...(isOld ? [problemAt("site", ["legal", "copyright"], `names another year than this; write ${thisYear}`)] : []),
    ...(site?.links.privacyPolicy ? [] : [problemAt("site", ["links"], noPolicy)]),
  ];
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
}
