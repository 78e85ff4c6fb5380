import { readFileSync } from "node:fs";
import type { Path } from "../../content-model/paths";
import { findInvented } from "../../content-model/sample";
import { schemaAt } from "../../content-model/schemas";
import type { ValidContent } from "./run-on-content";

/** Returns what to change, or to look at, before the site goes online. */
export function findLaunchItems({ content, place }: ValidContent) {
  const { legal, links } = content.site;
  const year = String(new Date().getFullYear());
  const others: [found: boolean, path: Path, message: string][] = [
    [!legal.copyright.includes(year), ["site", "legal", "copyright"], `does not name ${year}; correct it`],
    [!links.privacyPolicy, ["site", "links"], "have no `privacyPolicy`; add it, if the lawyer wants it"],
  ];
  const message = "`repository` names `your-account`; write your own account.";
  const isTemplate = readFileSync("package.json", "utf8").includes("github:your-account/");
  return {
    invented: findInvented(content).map(place),
    claims: [...claimsIn(content)].map((path) => place({ path, message: "is for the lawyer to approve" })),
    others: [
      ...others.filter(([found]) => found).map(([, path, message]) => place({ path, message })),
      ...(isTemplate ? [{ file: "package.json", line: 1, column: 1, message }] : []),
    ],
  };
}

/** Yields the path of each outermost value that the model marks as a claim. */
function* claimsIn(value: unknown, path: PropertyKey[] = []): Generator<Path> {
  if (value === null || typeof value !== "object") return;
  for (const [key, part] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (part !== null && schemaAt(at)?.claim) yield at;
    else yield* claimsIn(part, at);
  }
}
