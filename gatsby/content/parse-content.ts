import { type ContentSources, contentNames } from "../../content-model/check";
import { CONTENT_SCHEMAS, type Content } from "../../content-model/schemas";
import { readContent } from "./read-content";

/**
 * Reads all content of a folder, typed.
 *
 * @throws if a file is missing or does not fit its schema; `checkContent` says why in plain words
 */
export function parseContent(content: string | Pick<ContentSources, "texts">): Content {
  const folder = typeof content === "string" ? content : "the content folder";
  const { texts } = typeof content === "string" ? readContent(content) : content;
  const files = contentNames().map((name) => {
    const text = texts.get(`${name}.json`);
    if (text === undefined) throw new Error(`${name}.json is missing in ${folder}; add it there.`);
    return [name, CONTENT_SCHEMAS[name].parse(JSON.parse(text))];
  });
  return Object.fromEntries(files) as Content;
}
