import { createHash } from "node:crypto";
import sharp from "sharp";
import { type ContentSources, checkContent, contentFile, contentNames } from "../../content-model/check";
import { withDerived } from "../../content-model/derived-values";
import { type Diagnostic, FILE_START } from "../../content-model/diagnostics";
import { MAX_SIDE } from "../../content-model/image-rule";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { cleanSvg } from "../images/clean-svg";
import { type ContentFiles, contentSources, readContentFiles, UnreadableFileError } from "./read-content";

/** Sharp's option `failOn`: even a warning is an error, such as a missing part of a JPEG. */
export const FAIL_ON = "warning";

interface CheckedContent {
  /** The files that were checked. The folder may have changed since. */
  files: ContentFiles;
  sources: ContentSources;
  /** The problems that `checkContent` finds, and the images that are damaged. */
  diagnostics: Diagnostic[];
}

/** Reads and checks the content in a folder. */
export async function checkFolder(folder: string): Promise<CheckedContent> {
  try {
    return await checkFiles(readContentFiles(folder));
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return { files: new Map(), sources: contentSources(new Map()), diagnostics: [error.diagnostic] };
  }
}

/** Checks the files of a content folder, which may not be saved yet. */
export async function checkFiles(files: ContentFiles): Promise<CheckedContent> {
  const sources = contentSources(files);
  const drawings = [...files].filter(([name]) => name.startsWith("images/") && name.endsWith(".svg"));
  const damaged = await findDamagedImages(files, sources);
  return { files, sources, diagnostics: [...checkContent(sources), ...drawings.flatMap(findBrokenSvg), ...damaged] };
}

/** Returns the bytes of a content file for the site: JSON with its derived fields, and SVG without code. */
export function fileForSite(name: string, bytes: Buffer): Buffer {
  if (name.endsWith(".svg")) return Buffer.from(cleanSvg(bytes.toString(), name));
  const file = contentNames().find((known) => name === `${known}.json`);
  if (!file) return bytes;
  const content = withDerived(CONTENT_SCHEMAS[file], JSON.parse(bytes.toString()));
  return Buffer.from(JSON.stringify(content, null, 2));
}

function findBrokenSvg([name, bytes]: [name: string, bytes: Buffer]): Diagnostic[] {
  try {
    cleanSvg(bytes.toString(), name);
    return [];
  } catch (error) {
    const { line = 1, column = 1, reason } = Object(error);
    const message = `This SVG cannot be read${reason ? ` (${reason})` : ""}; save it again`;
    return [{ file: contentFile(name), position: { line, column }, path: [], message }];
  }
}

/** Finds images that cannot be decoded. The build would fail on them, after it has deleted the last good site. */
async function findDamagedImages(files: ContentFiles, { images }: ContentSources): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const [name, bytes] of files) {
    const metadata = images.get(`./${name}`);
    // A rule reports images that are incomplete or too large. Decoding such a large image would take minutes.
    const isChecked = metadata?.complete && Math.max(metadata.width, metadata.height) <= MAX_SIDE;
    if (!isChecked || metadata.format === "svg" || (await canBeDecoded(bytes))) continue;
    const message = "This image is damaged; export it again, or put an undamaged copy in its place";
    found.push({ file: contentFile(name), position: FILE_START, path: [], message });
  }
  return found;
}

/** The results of decoding images, by the hash of their bytes, so that a save decodes only new images. */
const decoded = new Map<string, Promise<boolean>>();

function canBeDecoded(bytes: Buffer): Promise<boolean> {
  const hash = createHash("sha256").update(bytes).digest("base64");
  // Resizing the image to a few pixels reads the whole file, but needs little memory.
  const small = () => sharp(bytes, { failOn: FAIL_ON, sequentialRead: true }).resize(8, 8, { fit: "fill" });
  const known =
    decoded.get(hash) ??
    small()
      .raw()
      .toBuffer()
      .then(
        () => true,
        () => false,
      );
  decoded.set(hash, known);
  return known;
}
