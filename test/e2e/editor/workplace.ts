import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatDiagnostics } from "../../../content-model/diagnostics";
import { contentApi } from "../../../editor/server/content-api";
import { checkFolder } from "../../../gatsby/content/check-folder";
import { readContentFiles } from "../../../gatsby/content/read-content";
import { createStaticHost } from "../../../scripts/lib/static-host";
import { type GithubStandIn, startGithub } from "../../helpers/github-stand-in";
import { builtEditor, type Place } from "./build-editors";

const FIXTURES = path.join(__dirname, "../../fixtures/content");

/** Access tokens, by who has them. */
export const TOKENS = { ann: "github_pat_11AANN_a", ben: "github_pat_11BBEN_b" } as const;
export type Person = keyof typeof TOKENS;

/** Lines with their sign, as git tells them ("-  …", "+  …"), by file; of an image what happened to it. */
export type Changes = Readonly<Record<string, readonly string[]>>;

/** An editor that is online, the content behind it, and what has become of that. */
export interface Workplace {
  /** Of the editor. */
  readonly origin: string;
  /** All that is saved and was different at the start. */
  changes(): Changes;
  /** What the content check says of what is saved: "" if all is well. */
  problems(): string;
  /** The text of a file as it is saved. @param name "reviews.json" */
  text(name: string): string;
  stop(): Promise<void>;
}

/** `npm run edit`, in a git repository. */
export interface Computer extends Workplace {
  /** The content folder. */
  readonly folder: string;
  stopServer(): Promise<void>;
  /** At the same address as before. */
  startServer(): Promise<void>;
}

/** A hosted editor, and the repository that it is for. */
export interface Hosted extends Workplace {
  readonly github: GithubStandIn;
  /** Messages of the saves, each with who has saved, the oldest first: "ann: Edit client reviews". */
  saves(): string[];
}

/** @param texts instead of those of the fixtures: "faq.json" → its text */
export async function openComputer(texts: Readonly<Record<string, string>>): Promise<Computer> {
  const root = mkdtempSync(path.join(tmpdir(), "computer-"));
  const folder = path.join(root, "content");
  const git = (...args: string[]) => execFileSync("git", ["-C", root, ...args], { encoding: "utf8" });
  cpSync(FIXTURES, folder, { recursive: true });
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
  git("init", "--quiet");
  git("add", ".");
  const start = git("write-tree").trim();

  const api = contentApi(folder);
  const pages = createStaticHost(builtEditor("computer"));
  const server = serve((request, response) => api(request, response, () => pages(request, response)));
  await server.start();
  return {
    origin: server.origin(),
    folder,
    changes() {
      git("add", ".");
      return readDiff(git("diff", ...DIFF_OPTIONS, "--cached", start));
    },
    problems: () => formatDiagnostics(checkFolder(folder).diagnostics),
    text: (name) => readText(folder, name),
    stopServer: server.stop,
    startServer: server.start,
    async stop() {
      await server.stop();
      rmSync(root, { recursive: true });
    },
  };
}

/** @param options.knowsStandIn whether the editor itself asks the stand-in, where a test cannot answer for GitHub */
export async function openHosted(
  place: Exclude<Place, "computer">,
  texts: Readonly<Record<string, string>>,
  { knowsStandIn = false } = {},
): Promise<Hosted> {
  const files = [...readContentFiles(FIXTURES), ...Object.entries(texts)].map(
    ([name, bytes]) => [`content/${name}`, bytes] as const,
  );
  const users = Object.entries(TOKENS).map(([login, token]) => [token, { login, name: null, role: "write" }] as const);
  const github = await startGithub(
    { "README.md": "# Website\n", ...Object.fromEntries(files) },
    Object.fromEntries(users),
  );
  const start = github.head("main") ?? "";
  const head = () => (place === "github" && github.head("content-edits")) || "main";
  const workingCopy = mkdtempSync(path.join(tmpdir(), "hosted-"));
  const editor = path.join(workingCopy, "editor");
  cpSync(builtEditor(place), editor, { recursive: true });
  if (knowsStandIn) replaceInFiles(editor, "https://api.github.com", github.origin);
  const server = serve(createStaticHost(editor));
  await server.start();
  /** The content folder, as it is on GitHub now. */
  const checkOut = () => {
    const folder = path.join(workingCopy, "content");
    rmSync(folder, { recursive: true, force: true });
    github.git("--work-tree", workingCopy, "checkout", "--force", head(), "--", "content");
    return folder;
  };
  return {
    origin: server.origin(),
    github,
    changes: () => readDiff(github.git("diff", ...DIFF_OPTIONS, start, head())),
    problems: () => formatDiagnostics(checkFolder(checkOut()).diagnostics),
    text: (name) => readText(checkOut(), name),
    saves: () => github.git("log", "--reverse", "--format=%an: %s", `${start}..${head()}`).split("\n").filter(Boolean),
    async stop() {
      await Promise.all([server.stop(), github.stop()]);
      rmSync(workingCopy, { recursive: true });
    },
  };
}

const DIFF_OPTIONS = ["--unified=0", "--no-renames", "--no-color", "--no-ext-diff"];

function readDiff(diff: string): Changes {
  const files = diff.split(/^diff --git a\/\S+ b\//m).slice(1);
  return Object.fromEntries(
    files.map((file) => {
      const [name = "", ...lines] = file.split("\n");
      const start = lines.findIndex((line) => line.startsWith("@@"));
      if (start >= 0) return [name, lines.slice(start).filter((line) => /^[-+\\]/.test(line))];
      const kind = /^(new|deleted) file/m.exec(file)?.[1] ?? "other";
      return [name, [`(${kind} bytes)`]];
    }),
  );
}

function replaceInFiles(folder: string, words: string, others: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.js$|_headers$/.test(file)) {
      writeFileSync(file, readFileSync(file, "utf8").replaceAll(words, others));
    }
  }
}

function readText(folder: string, name: string): string {
  const bytes = readContentFiles(folder).get(name);
  if (!bytes) throw new Error(`There is no ${name} in ${folder}.`);
  return bytes.toString();
}

/** A server for this computer alone, at a free port, which it gets again when it is started again. */
function serve(answer: RequestListener) {
  const server = createServer((request, response) => {
    // To compress the scripts takes longer than a test, and here they have no way to go.
    delete request.headers["accept-encoding"];
    answer(request, response);
  });
  let port = 0;
  return {
    origin: () => `http://localhost:${port}`,
    async start(): Promise<void> {
      await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
      port = (server.address() as AddressInfo).port;
    },
    async stop(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
