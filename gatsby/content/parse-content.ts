import type { ContentSources } from "../../content-model/check";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "../../content-model/schemas";
import { readContent } from "./read-content";

/** All content of a folder, typed. @throws when a file does not fit its schema; `checkContent` says why in plain words */
export function parseContent(content: string | Pick<ContentSources, "texts">): Content {
  const { texts } = typeof content === "string" ? readContent(content) : content;
  const files = [...texts].map(([file, text]) => {
    const name = file.replace(".json", "") as ContentName;
    return [name, CONTENT_SCHEMAS[name].parse(JSON.parse(text))];
  });
  return Object.fromEntries(files) as Content;
}
