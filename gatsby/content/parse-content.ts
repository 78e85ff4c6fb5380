import { readContent } from "./read-content";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "./schemas";

/**
 * All content of a folder, by file name, as the model types it.
 *
 * @throws when a file does not have its shape; `checkContent` says in plain words what is wrong
 */
export function parseContent(folder: string): Content {
  const files = [...readContent(folder).texts].map(([file, text]) => {
    const name = file.replace(".json", "") as ContentName;
    return [name, CONTENT_SCHEMAS[name].parse(JSON.parse(text))];
  });
  return Object.fromEntries(files) as Content;
}
