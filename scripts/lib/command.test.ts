/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readPort, runCommand } from "./command";

const ROOT = path.join(__dirname, "../..");
const IMAGES = path.join(ROOT, "docs/images");

let printed: jest.SpyInstance;
let exited: jest.SpyInstance;
const { argv, env } = process;

beforeEach(() => {
  printed = jest.spyOn(console, "error").mockImplementation();
  exited = jest.spyOn(process, "exit").mockImplementation();
});

afterEach(() => {
  process.argv = argv;
  process.env = env;
});

test.each([
  [["--foo"], "Unknown option '--foo'. This command has the options --against, --runs."],
  [["foo"], "Unexpected argument 'foo'. This command has the options --against, --runs."],
  [["--against"], "Option '--against <value>' argument missing. This command has the options --against, --runs."],
])("a command that is started with %j prints its options and does nothing else", async (args, message) => {
  process.argv = ["node", "command", ...args];
  const main = jest.fn();
  await runCommand({ against: { type: "string" }, runs: { type: "string", default: "5" } }, main);
  expect([printed.mock.calls, exited.mock.calls, main.mock.calls]).toEqual([[[message]], [[1]], []]);
});

test("a command gets the values of its options, and its error is printed without a stack trace", async () => {
  process.argv = ["node", "command", "--dev"];
  await runCommand({ dev: { type: "boolean" } }, async ({ dev }) => {
    throw new Error(`The editor could not start. ${dev}`);
  });
  expect([printed.mock.calls, exited.mock.calls]).toEqual([[["The editor could not start. true"]], [[1]]]);
});

test.each(["abc", "0", "-1", "65536", "80.5"])("PORT=%s is refused with a message that gives an example", (PORT) => {
  process.env = { ...env, PORT };
  readPort(9000);
  const message = `PORT is "${PORT}". It must be a number from 1 to 65535, for example PORT=9001.`;
  expect([printed.mock.calls, exited.mock.calls]).toEqual([[[message]], [[1]]]);
});

test("the environment variable PORT sets the port; without it, a command uses its default port", () => {
  process.env = { ...env, PORT: "9150" };
  expect(readPort(9000)).toBe(9150);
  process.env.PORT = "";
  expect(readPort(9000)).toBe(9000);
  expect(exited).not.toHaveBeenCalled();
});

test("without a built site, serve and screenshots fail and leave the images of the documentation unchanged", () => {
  const changeTimes = () => readdirSync(IMAGES).map((name) => statSync(path.join(IMAGES, name)).mtimeMs);
  const before = changeTimes();
  const SITE_DIR = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const script of ["serve", "screenshots"]) {
    const args = ["--require", "tsx/cjs", `scripts/${script}.ts`];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env: { ...env, SITE_DIR } });
    expect([status, String(stderr)]).toEqual([
      1,
      `There is no built site in ${SITE_DIR}. Run "npm run build" first.\n`,
    ]);
  }
  expect(changeTimes()).toEqual(before);
  rmSync(SITE_DIR, { recursive: true });
});
