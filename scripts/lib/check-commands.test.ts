/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "check-commands-"));

beforeAll(() => {
  cpSync(path.join(ROOT, "test/fixtures/content"), folder, { recursive: true });
  writeFileSync(path.join(folder, "site.json"), "{");
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(["check-content", "check-launch", "check-links"])(
  "%s fails for a file that is not valid JSON, and names the line of the error",
  (command) => {
    const args = ["--import", "tsx", path.join(ROOT, `scripts/${command}.ts`)];
    const env = { ...process.env, CONTENT_DIR: folder, GITHUB_ACTIONS: "" };
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8", env });
    expect(stderr).toMatch(/^content\/site\.json:1:1: The file ends too early/m);
    expect(status).toBe(1);
  },
);
