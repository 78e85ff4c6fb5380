import path from "node:path";
import { parseContent } from "../../gatsby/content/parse-content";
import { readContent } from "../../gatsby/content/read-content";

const FOLDER = path.join(__dirname, "../fixtures/content");

/** The files in test/fixtures/content, as the check reads them. */
export const FIXTURES = readContent(FOLDER);

/** The content of these files, in which missing optional fields are undefined. Components take `pageData` instead. */
export const fixtureContent = parseContent(FOLDER);
