import path from "node:path";
import sharp from "sharp";
import { looseName } from "./content-folder";
import { type Problem, sizeProblem, usedImages } from "./rules";
import type { Content } from "./schemas";

/** Finds images that do not exist, cannot be decoded, or are too small for their place. It needs sharp, so Node. */
export async function findImageProblems(
  content: Partial<Content>,
  folder: string,
  files: string[],
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { text, minSide, ...place } of usedImages(content)) {
    const message = findNameProblem(text, files) ?? (await findImageProblem(path.join(folder, text), minSide));
    if (message) found.push({ ...place, message });
  }
  return found;
}

/** The name has to be the file's byte for byte: Mac and Windows find others, too, but the build's computer does not. */
function findNameProblem(text: string, files: readonly string[]): string | undefined {
  const name = text.replace("./", "");
  if (files.includes(name)) return undefined;
  const similar = files.find((file) => looseName(file) === looseName(name));
  if (!similar) return "names an image that does not exist; choose the image again, or correct the name";
  return similar.normalize() === name.normalize()
    ? "has accents that look like those in the file's name, but are stored differently; rename the file without accents"
    : `differs from the file's name in its capitals; write "./${similar}"`;
}

async function findImageProblem(file: string, minSide: number): Promise<string | undefined> {
  try {
    const image = sharp(file, { sequentialRead: true });
    const { width, height } = await image.metadata();
    // Resizing to a few pixels reads the whole file, but needs little memory.
    await image.resize(8, 8, { fit: "fill" }).raw().toBuffer();
    return sizeProblem(width, height, minSide);
  } catch {
    return sizeProblem(0, 0, minSide);
  }
}
