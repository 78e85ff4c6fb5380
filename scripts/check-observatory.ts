/**
 * `npm run check:observatory`: scores the built site with the rules of Mozilla's HTTP Observatory, and shows the sum.
 *
 * Its scanner only asks public hosts. Its tests and its grades are used as they are; the answers they are given come
 * from `public/`, served as Netlify serves it. Two things only a real host can show are taken as Netlify documents
 * them: http leads to https on the same host, with a valid certificate. Exit 1 below A+.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseContent } from "../gatsby/content/parse-content";
import { contentFolder } from "../gatsby/content/read-content";
import { serveLocally } from "./lib/local-site";

const ROOT = path.join(__dirname, "..");
const { site } = parseContent(contentFolder(ROOT));
const TOOL = path.join(ROOT, "tools/observatory");
const PACKAGE = path.join(TOOL, "node_modules/@mdn/mdn-http-observatory");

/** What one test found, as far as it is shown. */
interface Output {
  result: string;
  constructor: { title: string };
}

interface Rules {
  ALL_TESTS: ((requests: object) => Output)[];
  getScoreModifier: (result: string) => number;
  getGradeForScore: (score: number) => { score: number; grade: string };
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

async function loadRules(): Promise<Rules> {
  if (!existsSync(PACKAGE)) {
    console.log("Installing the Observatory's rules into tools/observatory, once.");
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: TOOL, stdio: "inherit", shell: true });
  }
  // The list of preloaded domains is downloaded by the install step that is left out. An empty one is right for a
  // domain that is not on it.
  const preloaded = path.join(PACKAGE, "conf/hsts-preload.json");
  mkdirSync(path.dirname(preloaded), { recursive: true });
  if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");
  const parts = ["constants.js", "grader/grader.js", "grader/charts.js"].map(
    (name) => import(pathToFileURL(path.join(PACKAGE, "src", name)).href),
  );
  return Object.assign({}, ...(await Promise.all(parts)));
}

/** What the scanner would have got from the site's own domain, in the form its tests expect. */
async function requests(origin: string): Promise<object> {
  const response = await fetch(origin);
  const body = await response.text();
  const preflight = await fetch(origin, { method: "OPTIONS" });
  const { hostname } = new URL(site.url);
  const https = { url: new URL(`https://${hostname}/`), status: response.status };
  const answer = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    httpEquiv: new Map(),
    verified: true,
  };
  return {
    hostname,
    resources: { path: body },
    responses: {
      auto: answer,
      https: answer,
      http: answer,
      cors: { headers: Object.fromEntries(preflight.headers), verified: true },
      httpRedirects: [{ url: new URL(`http://${hostname}/`), status: 301 }, https],
      httpsRedirects: [https],
    },
    session: { url: https.url, jar: undefined },
  };
}

async function main(): Promise<void> {
  if (!existsSync(path.join(ROOT, "public/index.html"))) {
    throw new Error('There is no built site in public/ yet. Run "npm run build" first.');
  }
  const rules = await loadRules();
  const local = await serveLocally(path.join(ROOT, "public"));
  try {
    const given = await requests(local.origin);
    const rows = rules.ALL_TESTS.map((test) => {
      const output = test(given);
      const { result } = output;
      return { title: output.constructor.title, result, points: rules.getScoreModifier(result) };
    });
    print(rows, rules);
  } finally {
    await local.close();
  }
}

function print(rows: { title: string; result: string; points: number }[], rules: Rules): void {
  const lost = rows.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const all = rows.reduce((sum, { points }) => sum + points, 100);
  // Extra points count only for who has lost hardly any.
  const { score, grade } = rules.getGradeForScore(lost >= rules.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : lost);
  const line = (title: string, points: string, result = "") =>
    console.log(`${title.padEnd(40)}${points.padStart(5)}  ${result}`.trimEnd());
  line("To begin with", "100");
  for (const { title, result, points } of rows) line(title, points > 0 ? `+${points}` : String(points), result);
  line("Score", String(score), grade);
  if (grade !== "A+") process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
