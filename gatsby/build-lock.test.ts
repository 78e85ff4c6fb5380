/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

let root: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "build-lock-"));
  file = path.join(root, ".build-lock");
});

afterEach(() => rmSync(root, { recursive: true }));

/** Starts a process that builds. @returns what it says, and who is building meanwhile */
function build(env: NodeJS.ProcessEnv = {}) {
  const code = `try {
    require("./gatsby/build-lock").lockBuilds(${JSON.stringify(root)});
    console.log(require("fs").readFileSync(${JSON.stringify(file)}, "utf8"));
  } catch ({ message }) { console.log(message); }`;
  const { pid, stdout } = spawnSync(process.execPath, ["--require", "tsx/cjs", "--eval", code], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { pid, said: stdout.trim() };
}

test("a build has the folder for itself, and gives it back when it ends", () => {
  const { pid, said } = build();
  expect(said).toBe(String(pid));
  expect(existsSync(file)).toBe(false);
});

test("a second build beside one that runs is refused, and leaves the first alone", () => {
  writeFileSync(file, `${process.pid}\n`);
  expect(build().said).toContain(`Process ${process.pid} is building in this folder`);
  expect(readFileSync(file, "utf8")).toBe(`${process.pid}\n`);
});

test("what a build starts may build, and keeps others out if the build is killed", () => {
  writeFileSync(file, `${process.pid}\n`);
  const { pid, said } = build({ BUILD_LOCK: String(process.pid) });
  expect(said).toBe(`${process.pid}\n${pid}`);
});

test("a build that was killed keeps nobody out", () => {
  const { pid: ended } = build();
  writeFileSync(file, `${ended}\n`);
  const { pid, said } = build();
  expect(said).toBe(String(pid));
});
