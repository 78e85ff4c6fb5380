/**
 * `npm test`: runs one step after another, until one fails. Its last line counts the tests of Jest and Playwright. Any
 * other step that fails counts as one failed test. The arguments are for Playwright.
 */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";

const FIXTURES = { CONTENT_FOLDER: "test/fixtures/content" };
const options = process.argv.slice(2).map((option) => JSON.stringify(option));
const PLAYWRIGHT = `playwright test --pass-with-no-tests ${options.join(" ")}`;

/** Builds the same code with other content, so Gatsby's cache holds. */
const REBUILD = `node -e "fs.rmSync('public', { recursive: true })" && gatsby build`;

/** @type {[command: string, env?: Record<string, string>][]} */
const STEPS = [
  ["npm run lint"],
  ["npm run check:content"],
  ["jest --ci --json --outputFile=test-results/unit.json"],
  ["npm run build", FIXTURES],
  ["npm run types"],
  [PLAYWRIGHT, FIXTURES],
  // The firm's site comes last, so that public/ has it.
  [REBUILD],
  [PLAYWRIGHT],
];

// The operating system chooses a free port.
const server = createServer().listen(0);
await once(server, "listening");
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
process.env.PORT ??= String(port);
server.close();

// With "production", React has no `act` for tests.
delete process.env.NODE_ENV;
delete process.env.CONTENT_FOLDER;
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
const failedStep = STEPS.find(
  ([command, env]) =>
    spawnSync(command, { stdio: "inherit", shell: true, env: { ...process.env, ...env } }).status !== 0,
);
let [passed, failed] = [0, 0];
for (const name of ["unit", "behavior", "pages"]) {
  const file = `test-results/${name}.json`;
  if (!existsSync(file)) continue;
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, "utf8"));
  passed += stats ? stats.expected + stats.flaky : numPassedTests;
  failed += stats ? stats.unexpected : numFailedTests;
}
if (failedStep) {
  failed ||= 1;
  console.log(`\nThis step failed: ${failedStep[0]}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
