import path from "node:path";
import { readContentFiles } from "../../../gatsby/content/read-content";
import type { Snapshot } from "../../repositories/repository";

/** The files of the fixtures, by their paths in the content folder. */
export const FILES = readContentFiles(path.join(__dirname, "../../../test/fixtures/content"));
const NAMES = [...FILES.keys()];

export const TEXTS = new Map(
  NAMES.filter((name) => name.endsWith(".json")).map((name) => [name, String(FILES.get(name))]),
);
/** Each image has its path in place of its hash. */
export const IMAGES = new Map(NAMES.filter((name) => name.startsWith("images/")).map((name) => [`./${name}`, name]));

/** The fixtures as the editor loads them. */
export const SNAPSHOT: Snapshot = { version: "1", texts: TEXTS, images: IMAGES, unexpectedFiles: [] };
