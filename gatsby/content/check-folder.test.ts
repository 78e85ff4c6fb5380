/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { formatDiagnostics } from "../../content-model/diagnostics";
import { checkFolder } from "./check-folder";
import { readContentFiles } from "./read-content";

/** Makes test images larger. An image of one color would be too small to damage its middle. */
const NOISE = { type: "gaussian", mean: 128, sigma: 30 } as const;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "check-folder-"));
  cpSync(path.join(__dirname, "../../test/fixtures/content"), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ["nowhere", "This link leads nowhere; delete it, or put the file itself in its place."],
  ["badge.png", "This link leads to itself; delete it, or put the file itself in its place."],
  ["awards", "This link leads to a folder; put the folder itself in its place."],
])("a link to %j is reported with its position, by the check and by readContentFiles", async (target, sentence) => {
  symlinkSync(target, path.join(folder, "images/badge.png"));
  const line = `content/images/badge.png:1:1: ${sentence}`;
  expect(formatDiagnostics((await checkFolder(folder)).diagnostics)).toContain(line);
  expect(() => readContentFiles(folder)).toThrow(line);
});

test.each(["png", "jpeg", "webp", "avif"] as const)(
  "a %s image that is damaged in its middle is reported",
  async (format) => {
    const drawing = sharp({ create: { width: 640, height: 640, channels: 3, background: "teal", noise: NOISE } });
    const bytes = await drawing.toFormat(format, { effort: 1 }).toBuffer();
    writeFileSync(path.join(folder, `images/whole.${format}`), bytes);
    bytes.fill(0xff, bytes.length >> 2, bytes.length >> 1);
    writeFileSync(path.join(folder, `images/damaged.${format}`), bytes);
    const { diagnostics } = await checkFolder(folder);
    expect(diagnostics).toMatchObject([
      { file: `content/images/damaged.${format}`, message: expect.stringMatching(/^This image is damaged; export/) },
    ]);
  },
);

test("a JSON file among the images is reported, because Gatsby would read it as content", async () => {
  writeFileSync(path.join(folder, "images/notes.json"), "{");
  const { diagnostics } = await checkFolder(folder);
  expect(diagnostics).toMatchObject([
    { file: "content/images/notes.json", message: expect.stringMatching(/has no content file/) },
  ]);
});
