import * as z from "zod";
import { type ContentSources, contentNames } from "../../content-model/check";
import { CONTENT_SCHEMAS, type Content } from "../../content-model/schemas";
import { readContent } from "./read-content";

/**
 * Returns the parsed and typed content of a folder.
 *
 * @throws if a file is missing or does not fit its schema; `checkContent` says why in plain words
 */
export function parseContent(content: string | Pick<ContentSources, "texts">): Content {
  const folder = typeof content === "string" ? content : "the content folder or in test/fixtures/content";
  const { texts } = typeof content === "string" ? readContent(content) : content;
  const files = contentNames().map((name) => {
    const text = texts.get(`${name}.json`);
    if (text === undefined) throw new Error(`${name}.json is missing in ${folder}; add it there.`);
    const { success, data, error } = CONTENT_SCHEMAS[name].safeParse(JSON.parse(text));
    if (!success) throw new Error(`${name}.json in ${folder} does not fit its schema:\n${z.prettifyError(error)}`);
    return [name, data];
  });
  return Object.fromEntries(files) as Content;
}
