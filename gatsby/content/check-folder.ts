import { createHash } from "node:crypto";
import sharp from "sharp";
import { type ContentSources, checkContent, contentFile } from "../../content-model/check";
import { type Diagnostic, FILE_START } from "../../content-model/diagnostics";
import { LARGEST_SIDE } from "../../content-model/image-rule";
import { cleanSvg } from "../images/clean-svg";
import { type ContentFiles, contentSources, readContentFiles, UnreadableFileError } from "./read-content";

/** Which faults of an image end the check and the build: also a missing part, of which the library for JPEG only warns. */
export const FAIL_ON = "warning";

interface CheckedContent {
  /** The files as they were read for the check: what lies in the folder may be newer. */
  files: ContentFiles;
  sources: ContentSources;
  /** What `checkContent` finds, and images that are damaged. */
  diagnostics: Diagnostic[];
}

/** Reads the content in a folder, and all that is wrong with it. */
export async function checkFolder(folder: string): Promise<CheckedContent> {
  try {
    return await checkFiles(readContentFiles(folder));
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return { files: new Map(), sources: contentSources(new Map()), diagnostics: [error.diagnostic] };
  }
}

/** All that is wrong with the files of a content folder, wherever they are. */
export async function checkFiles(files: ContentFiles): Promise<CheckedContent> {
  const sources = contentSources(files);
  const drawings = [...files].filter(([name]) => name.startsWith("images/") && name.endsWith(".svg"));
  const damaged = await findDamagedImages(files, sources);
  return { files, sources, diagnostics: [...checkContent(sources), ...drawings.flatMap(findBrokenSvg), ...damaged] };
}

/** What the site gets of a content file: its bytes, those of an SVG without anything that acts or fetches. */
export function cleanFile(name: string, bytes: Buffer): Buffer {
  return name.endsWith(".svg") ? Buffer.from(cleanSvg(bytes.toString(), name)) : bytes;
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

/** Images that look whole and that the build could not decode: it would end there, after the last good site has gone. */
async function findDamagedImages(files: ContentFiles, { images }: ContentSources): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const [name, bytes] of files) {
    const metadata = images.get(`./${name}`);
    // What else is wrong with an image is said where it is named; a larger one would take minutes.
    const isChecked = metadata?.complete && Math.max(metadata.width, metadata.height) <= LARGEST_SIDE;
    if (!isChecked || metadata.format === "svg" || (await canBeDecoded(bytes))) continue;
    const message = "This image is damaged; export it again, or put an undamaged copy in its place";
    found.push({ file: contentFile(name), position: FILE_START, path: [], message });
  }
  return found;
}

/** By a hash of its bytes: what was decoded once is not decoded again while somebody is editing. */
const decoded = new Map<string, Promise<boolean>>();

function canBeDecoded(bytes: Buffer): Promise<boolean> {
  const hash = createHash("sha256").update(bytes).digest("base64");
  // To a few pixels: all of the file is read, and little of it kept.
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
