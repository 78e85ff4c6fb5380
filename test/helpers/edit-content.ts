import type { ContentSources } from "../../content-model/check";
import type { Content } from "../../content-model/schemas";
import { parseContent } from "../../gatsby/content/parse-content";

/** The new value of each field to change, by the field's path: `{ "site.contact.hours.0.closes": "17:30" }`. */
export type Edits = Readonly<Record<string, unknown>>;

/** Splits the path of a field at its dots: "hours.0.closes" → ["hours", 0, "closes"]. */
export function pathOf(place: string): (string | number)[] {
  return place.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Returns the same files after these edits. @throws if the group or list that a path leads into does not exist */
export function withEdits(sources: ContentSources, edits: Edits): ContentSources {
  const content = structuredClone(parseContent(sources));
  for (const [place, value] of Object.entries(edits)) {
    const path = pathOf(place);
    const parent = path.slice(0, -1).reduce<unknown>((part, key) => Object(part)[key], content);
    if (!parent) throw new Error(`The content has nothing at ${place}.`);
    Reflect.set(Object(parent), path.at(-1) ?? "", structuredClone(value));
  }
  return withContent(sources, content);
}

/** Returns the same content folder with this content in its JSON files. */
export function withContent(sources: ContentSources, content: Content): ContentSources {
  const texts = Object.entries(content).map(([name, file]) => [`${name}.json`, `${JSON.stringify(file, null, 2)}\n`]);
  return { ...sources, texts: new Map(texts as [string, string][]) };
}
