import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { carriesSampleMark } from "../../gatsby/content/image-metadata";

/**
 * Writes a sample drawing, unless there is a file of that name that is none.
 *
 * @param png with the mark of a sample
 * @returns false if the file was left alone
 */
export function writeSample(file: string, png: Buffer): boolean {
  if (!carriesSampleMark(png)) throw new Error(`${file}: the drawing has no mark; make it with markedPng()`);
  if (existsSync(file) && !carriesSampleMark(readFileSync(file))) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, png);
  return true;
}
