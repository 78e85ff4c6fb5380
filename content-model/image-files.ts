import path from "node:path";
import sharp from "sharp";
import type { Problem } from "./explain";
import { sizeProblem, usedImages } from "./images";

/** Finds images that do not exist, cannot be decoded, or are too small for their place. `files` are in the folder. */
export async function findImageProblems(content: unknown, folder: string, files: string[]): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { text, minSide, path: at } of usedImages(content)) {
    // The name has to be the file's to the letter: Mac and Windows find others, too, but the build's computer does not.
    const message = files.includes(text.replace("./", ""))
      ? await findImageProblem(path.join(folder, text), minSide)
      : "names an image that does not exist, with these capitals and accents; choose the image again, or correct the name";
    if (message) found.push({ path: at, message });
  }
  return found;
}

async function findImageProblem(file: string, minSide: number): Promise<string | undefined> {
  try {
    const image = sharp(file);
    const { width, height } = await image.metadata();
    // Resizing to a few pixels reads the whole file, but needs little memory.
    await image.resize(8, 8, { fit: "fill" }).raw().toBuffer();
    return sizeProblem(width, height, minSide);
  } catch {
    return sizeProblem(0, 0, minSide);
  }
}
