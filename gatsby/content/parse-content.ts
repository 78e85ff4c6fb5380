import type { ContentSources } from "./check";
import { readContent } from "./read-content";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "./schemas";

/** All content of a folder, typed. @throws when a file does not fit its schema; `checkContent` says why in plain words */
export function parseContent(content: string | Pick<ContentSources, "texts">): Content {
  const { texts } = typeof content === "string" ? readContent(content) : content;
  const files = [...texts].map(([file, text]) => {
    const name = file.replace(".json", "") as ContentName;
    return [name, CONTENT_SCHEMAS[name].parse(JSON.parse(text))];
  });
  return Object.fromEntries(files) as Content;
}
