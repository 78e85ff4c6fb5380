import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { usedImages } from "../../content-model/images";
import { type Path, textsIn } from "../../content-model/paths";
import type { PlacedProblem } from "../../content-model/report";
import { isReserved } from "../../content-model/schemas";
import type { ValidContent } from "./run-on-content";

/** What the sample content says without calling itself a sample. */
const SAMPLE_TEXTS = [
  "Southeast Michigan Deed & Property Law",
  "Deed & Property Law",
  "Southeast Michigan Real Estate Attorneys",
  "Founding Attorney",
  "Founding Attorney (name to be added)",
  "Second Attorney",
];

/** Headings that call a whole block a sample: what each covers. */
const BLOCKS: Record<string, string> = {
  "landing.awards.sourcesHeading": "the sources in stats.json",
  "landing.guide.contentsHeading": "`guide.chapters`",
  "landing.contact.whenYouCall.heading": "`contact.whenYouCall.steps`",
};

/** How the SHA-256 of each picture of the sample begins, since names and words around it may have changed. */
const SAMPLE_IMAGES = "4ce43c50 50b90647 d49e9f40 b0a0d94c 65942b6a dfa27d4d 60b4b767 af10b961 bbbe76a2".split(" ");

/** Returns what to change, or to look at, before the site goes online. */
export function findLaunchItems({ content, place }: ValidContent, folder: string): PlacedProblem[] {
  const items: PlacedProblem[] = [];
  const report = (at: Path, message: string) => items.push(place({ path: at, message }));
  for (const { path: at, text } of textsIn(content)) {
    if (isReserved(text)) report(at, "is only an example; write the real one");
    else if (/\bsamples?\b/i.test(text)) {
      const block = BLOCKS[at.join(".")];
      const fix = block ? "replace them, then correct this" : "replace it if it is one";
      report(at, `calls ${block ?? "itself"} a sample; ${fix}`);
    } else if (SAMPLE_TEXTS.includes(text)) report(at, "is still the sample's; write the firm's own");
  }
  for (const { path: at, text } of usedImages(content)) {
    const hash = createHash("sha256")
      .update(readFileSync(path.join(folder, text)))
      .digest("hex");
    const isSample = SAMPLE_IMAGES.includes(hash.slice(0, 8));
    if (isSample) report(at, "is still a picture of the sample; choose the firm's own");
  }
  const { contact, legal, links } = content.site;
  // A firm with the sample's place is still the sample. Real hours may be the same.
  for (const field of contact.geo.latitude === 42.499 ? ["geo", "hours"] : []) {
    report(["site", "contact", field], "is still the sample's; write the firm's own");
  }
  const thisYear = String(new Date().getFullYear());
  const year = legal.copyright.match(/\b(?:19|20)\d\d\b/g)?.at(-1) ?? thisYear;
  if (year !== thisYear) report(["site", "legal", "copyright"], `names another year than this; write ${thisYear}`);
  const noPolicy = "have no `privacyPolicy`; add its address, if the lawyer wants it";
  if (!links.privacyPolicy) report(["site", "links"], noPolicy);
  return items;
}
