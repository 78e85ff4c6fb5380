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

/** Runs a process that locks the folder and then runs `afterward`. @returns its id, and what it prints: the text of the lock file, or an error */
function build(env: NodeJS.ProcessEnv = {}, afterward = "") {
  const code = `try {
    require("./gatsby/build-lock").lockBuilds(${JSON.stringify(root)});
    console.log(require("fs").readFileSync(${JSON.stringify(file)}, "utf8"));
    ${afterward}
  } catch ({ message }) { console.log(message); }`;
  const { pid, stdout } = spawnSync(process.execPath, ["--require", "tsx/cjs", "--eval", code], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { pid, printed: stdout.trim() };
}

test("a build locks the folder, and unlocks it when it ends", () => {
  const { pid, printed } = build();
  expect(printed).toBe(String(pid));
  expect(existsSync(file)).toBe(false);
});

test("a second build is refused while another one runs, and leaves the lock of the first one unchanged", () => {
  writeFileSync(file, String(process.pid));
  expect(build().printed).toContain(`Process ${process.pid} is building in this folder`);
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
});

test("a process that a build starts may build, and takes over the lock, in case the build is killed", () => {
  writeFileSync(file, String(process.pid));
  const { pid, printed } = build({ BUILD_LOCK: String(process.pid) });
  expect(printed).toBe(String(pid));
});

test("a build that ends leaves the lock of the process that has taken it over", () => {
  build({}, `require("fs").writeFileSync(${JSON.stringify(file)}, "1")`);
  expect(readFileSync(file, "utf8")).toBe("1");
});

test("the lock of a killed build does not stop the next one", () => {
  const { pid: killed } = build();
  writeFileSync(file, String(killed));
  const { pid, printed } = build();
  expect(printed).toBe(String(pid));
});
