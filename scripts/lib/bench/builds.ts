import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import type { ContentSources } from "../../../gatsby/content/check";
import { readContent } from "../../../gatsby/content/read-content";
import { maximumContent } from "../../../test/helpers/extreme-content";
import { growContent } from "../../../test/helpers/grow-content";
import { writeContent } from "../../../test/helpers/write-content";

/** Seconds. */
export interface BuildTimes {
  cold: number;
  /** Nothing changed. */
  warm: number;
  /** One word of the content changed. */
  edited: number;
  /** Cold, with ten times the entries of each list, each badge with a picture of its own. */
  tenfold: number;
  /** The same after one word was changed. */
  tenfoldEdited: number;
  /** Cold, with as much as the model accepts, each badge with a picture of its own. */
  maximum: number;
}

/** Builds a copy of the project, so that neither the developer's cache nor the built site is touched. */
export function measureBuilds(root: string): BuildTimes {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), "bench-build-")), "site");
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => !/[/\\](?:\.cache|public|\.git|test-results|node_modules)$/.test(source),
  });
  cpSync(path.join(root, "node_modules"), path.join(copy, "node_modules"), { recursive: true });
  const cold = build(copy);
  const warm = build(copy);
  changeOneWord(path.join(copy, "content"));
  const edited = build(copy);

  const today = path.join(copy, "content");
  const content = prepare(copy, growContent(readContent(today), 10));
  const tenfold = build(copy, { CONTENT_DIR: content });
  changeOneWord(content);
  const tenfoldEdited = build(copy, { CONTENT_DIR: content });
  const maximum = build(copy, { CONTENT_DIR: prepare(copy, maximumContent(readContent(today))) });
  rmSync(path.dirname(copy), { recursive: true, force: true });
  return { cold, warm, edited, tenfold, tenfoldEdited, maximum };
}

/** Writes content beside the copy, and forgets what was built. */
function prepare(copy: string, sources: ContentSources): string {
  const content = mkdtempSync(path.join(path.dirname(copy), "content-"));
  writeContent(content, sources, path.join(copy, "content"));
  giveEachBadgeItsPicture(content);
  for (const folder of [".cache", "public"]) rmSync(path.join(copy, folder), { recursive: true, force: true });
  return content;
}

function changeOneWord(content: string): void {
  const landing = path.join(content, "landing.json");
  writeFileSync(landing, readFileSync(landing, "utf8").replace('"intro": "', '"intro": "Now: '));
}

/** Copies of one picture that differ in a comment: the build takes them for different ones, and so optimizes each. */
function giveEachBadgeItsPicture(content: string): void {
  const file = path.join(content, "awards.json");
  const { awards }: { awards: { id: string; image: string }[] } = JSON.parse(readFileSync(file, "utf8"));
  for (const award of awards) {
    const picture = award.image.replace(/[^/]+\.png$/, `${award.id}.png`);
    if (picture !== award.image) {
      writeFileSync(path.join(content, picture), withComment(readFileSync(path.join(content, award.image)), award.id));
      award.image = picture;
    }
  }
  writeFileSync(file, JSON.stringify({ awards }, null, 2));
}

/** A PNG file with a comment before its last part, which ends it and has 12 bytes. */
function withComment(png: Buffer, comment: string): Buffer {
  const part = Buffer.from(`tEXtComment\0${comment}`, "latin1");
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), number(part.length - 4), part, number(crc32(part)), png.subarray(end)]);
}

function build(folder: string, env: Record<string, string> = {}): number {
  const start = performance.now();
  run("npx", ["gatsby", "build"], folder, env);
  return (performance.now() - start) / 1000;
}

/** @throws with the end of what the command printed, if it fails */
function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1", ...env },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${`${stdout}${stderr}`.slice(-2000)}`);
}
