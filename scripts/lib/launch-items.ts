import type { Path } from "../../content-model/paths";
import type { PlacedProblem } from "../../content-model/report";
import { findInvented } from "../../content-model/sample";
import { schemaAt } from "../../content-model/schemas";
import type { ValidContent } from "./run-on-content";

/** Returns what to change, or to look at, before the site goes online. */
export function findLaunchItems({ content, place }: ValidContent) {
  const { legal, links } = content.site;
  const year = String(new Date().getFullYear());
  const others: PlacedProblem[] = [];
  if (!legal.copyright.includes(year)) {
    others.push(place({ path: ["site", "legal", "copyright"], message: `does not name ${year}; correct it` }));
  }
  if (!links.privacyPolicy) {
    others.push(place({ path: ["site", "links"], message: "have no `privacyPolicy`; add it, if the lawyer wants it" }));
  }
  const claims = [...claimsIn(content)].map((path) => place({ path, message: "is for the lawyer to approve" }));
  return { invented: findInvented(content).map(place), claims, others };
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
