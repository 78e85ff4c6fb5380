import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../content-model/content-folder";
import { usedImages } from "../../content-model/images";
import { type Path, textsIn } from "../../content-model/paths";
import type { PlacedProblem } from "../../content-model/report";
import { findInvented, isInvented, isShipped } from "../../content-model/sample";
import { schemaAt } from "../../content-model/schemas";
import type { ValidContent } from "./run-on-content";

/** Returns what to change, or to look at, before the site goes online. */
export function findLaunchItems({ content, place }: ValidContent, folder: string) {
  const { contact, legal, links } = content.site;
  const at = (paths: Path[], message: string) => paths.map((where) => place({ path: where, message }));
  const texts = [...textsIn(content)].filter(({ text }) => !isInvented(text));
  const marked = texts.filter(({ text }) => /\bsamples?\b/i.test(text) || isShipped(text, "listed"));
  const pictures = usedImages(content).filter(({ text }) => isShipped(readFileSync(path.join(folder, text)), "listed"));
  // Real hours may be the same, but not with the sample's place.
  const hasPosition = isShipped(`${contact.geo.latitude} ${contact.geo.longitude}`, "listed");
  const places = hasPosition ? ["geo", "hours"].map((field) => ["site", "contact", field]) : [];
  const drawings = listFiles("static").filter((file) => isShipped(readFileSync(path.join("static", file)), "listed"));
  const thisYear = String(new Date().getFullYear());
  const year = legal.copyright.match(/\b(?:19|20)\d\d\b/g)?.at(-1) ?? thisYear;
  return {
    refused: findInvented(content).map(place),
    listed: [
      ...at(pathsOf(marked), "is the sample's, or marked so; write what is true, without the mark"),
      ...at([...pathsOf(pictures), ...places], "is the sample's"),
      ...drawings.map((file) => inFile(`static/${file}`, "This is the sample's; replace it (docs/another-firm.md).")),
    ],
    claims: at([...claimsIn(content)], "is for the lawyer to approve"),
    others: [
      ...at(
        year === thisYear ? [] : [["site", "legal", "copyright"]],
        `names another year than this; write ${thisYear}`,
      ),
      ...at(links.privacyPolicy ? [] : [["site", "links"]], "have no `privacyPolicy`; add it, if the lawyer wants it"),
      ...(readFileSync("package.json", "utf8").includes("github:your-account/")
        ? [inFile("package.json", "`repository` names `your-account`; write your own account.")]
        : []),
    ],
  };
}

/** Yields the places of what the model marks as a claim, each as a whole. */
function* claimsIn(value: unknown, where: PropertyKey[] = []): Generator<Path> {
  if (value !== null && schemaAt(where)?.claim) yield where;
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* claimsIn(item, [...where, index]);
  else if (value instanceof Object)
    for (const [key, field] of Object.entries(value)) yield* claimsIn(field, [...where, key]);
}

const pathsOf = (found: { path: Path }[]) => found.map(({ path }) => path);

const inFile = (file: string, message: string): PlacedProblem => ({ file, line: 1, column: 1, message });
