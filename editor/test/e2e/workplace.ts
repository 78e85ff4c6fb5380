import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { devNull, tmpdir } from "node:os";
import path from "node:path";
import { formatDiagnostics } from "../../../content-model/diagnostics";
import { checkFolder } from "../../../gatsby/content/check-folder";
import { listFiles } from "../../../gatsby/content/read-content";
import { createStaticHost } from "../../../scripts/lib/static-host";
import { contentApi } from "../../server/content-api";
import { editorHeaders } from "../../server/headers";
import { type EditorSettings, readEditorSettings } from "../../settings";
import { type GithubStandIn, startGithub } from "../helpers/fake-github";
import { BUILT_EDITOR } from "./build-editors";

/** Where the editor runs: on a computer, or hosted, with or without approval of its changes. */
export type Setup = "computer" | "github" | "github-direct";

const HOSTED = { EDITOR_REPOSITORY: "example-law/website", EDITOR_SIGN_IN_SITE: "edit.example.com" };

/** The settings of hosted editors. */
const SETTINGS: Readonly<Partial<Record<Setup, EditorSettings>>> = {
  github: readEditorSettings(HOSTED),
  "github-direct": readEditorSettings({ ...HOSTED, EDITOR_PUBLISH: "direct" }),
};

const FIXTURES = path.join(__dirname, "../../../test/fixtures/content");

/** Ann's access token. */
export const TOKEN = "github_pat_11AANN_a";

/** Keeps git from reading the settings of the developer who runs the tests. */
const GIT = { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: "1" };

/** The page that the host names for opening a pull request. */
export const PROPOSAL_PAGE = "https://github.com/example-law/website/pull/new/content-edits";

/** A hook that answers a push as GitHub does if only pull requests may change the live branch. */
const REFUSAL = `#!/bin/sh
while read -r before after ref; do
  if [ "$ref" = refs/heads/main ]; then
    echo "error: GH006: Protected branch update failed for refs/heads/main." >&2
    exit 1
  fi
  printf "Create a pull request for 'content-edits' on GitHub by visiting:\\n     ${PROPOSAL_PAGE}\\n" >&2
done
`;

/** The changes by file: the changed lines with their sign ("-  …", "+  …"), or what happened to an image. */
export type Changes = Readonly<Record<string, readonly string[]>>;

/** The new content of files, by their paths in the content folder; null deletes a file. */
type Files = Readonly<Record<string, string | Buffer | null>>;

export type Workplace = Awaited<ReturnType<typeof openWorkplace>>;

/**
 * Serves an editor with a copy of the fixtures. The copy is in a git working copy on this computer,
 * with a bare repository as its host, or on a fake GitHub, which also replaces Netlify.
 *
 * @param texts the content of files that differ from the fixtures: "faq.json" → its text
 * @param sharedHost the repository of another workplace's host, which this one shares
 */
export async function openWorkplace(setup: Setup, texts: Readonly<Record<string, string>> = {}, sharedHost?: string) {
  const root = mkdtempSync(path.join(tmpdir(), "workplace-"));
  const [website, editor] = [path.join(root, "website"), path.join(root, "editor")];
  const content = path.join(website, "content");
  const host = sharedHost ?? path.join(root, "host.git");
  // The editor's server runs git from this process, with its environment.
  Object.assign(process.env, GIT);
  const gitIn = (folder: string, args: readonly string[], env = {}) =>
    execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", stdio: "pipe", env: { ...process.env, ...env } });
  const git = (...args: string[]) => gitIn(website, args).trim();
  if (!sharedHost) gitIn(root, ["init", "--quiet", "--bare", "--initial-branch=main", host]);
  gitIn(root, ["clone", "--quiet", host, website]);
  git("config", "user.name", "Ann");
  git("config", "user.email", "ann@example.com");
  if (!sharedHost) {
    cpSync(FIXTURES, content, { recursive: true });
    write(content, texts);
    git("add", ".");
    git("commit", "--quiet", "--message=Start");
    git("push", "--quiet", "origin", "main");
  }
  const start = git("rev-parse", "HEAD");
  const changesUpTo = (tree: string) => {
    const args = ["diff", "--unified=0", "--no-renames", "--no-color", "--no-ext-diff", start, tree];
    return readDiff(gitIn(tree === "main" ? host : website, args));
  };
  /** Returns the changes in the content folder, and leaves the index of the working copy alone. */
  const changesHere = () => {
    const env = { GIT_INDEX_FILE: path.join(root, "index") };
    gitIn(website, ["add", "--all", "."], env);
    return changesUpTo(gitIn(website, ["write-tree"], env).trim());
  };

  const github = setup === "computer" ? undefined : await startFakeGithub(content);
  cpSync(process.env[BUILT_EDITOR] ?? "", editor, { recursive: true });
  const settings = SETTINGS[setup] ?? { place: "local", folder: content };
  write(editor, { "settings.json": JSON.stringify(settings), _headers: editorHeaders(settings, []) });
  if (github) replaceInFiles(editor, /https:\/\/api\.(?:github|netlify)\.com/g, github.origin);
  const api = contentApi(content);
  const pages = createStaticHost(editor);
  let isStopped = false;
  const server = await serve((request, response) => {
    if (isStopped) return void request.destroy();
    // Compressing the scripts would take longer than a test, and save nothing on one machine.
    delete request.headers["accept-encoding"];
    if (github) pages(request, response);
    else void api(request, response, () => pages(request, response));
  });

  const branch = () => (github?.branches.has("content-edits") ? "content-edits" : "main");
  /** Returns the content folder. On GitHub, fills it first with the content of a branch. */
  const saved = (of = branch()) => {
    if (!github) return content;
    rmSync(content, { recursive: true });
    const files = github.branches.get(of)?.files ?? new Map<string, Buffer>();
    write(website, Object.fromEntries([...files].filter(([name]) => name.startsWith("content/"))));
    return content;
  };

  return {
    origin: server.origin,
    /** The fake GitHub of a hosted editor. */
    github,
    /** Returns the changes in the saved content since the start. */
    changes(): Changes {
      saved();
      return changesHere();
    },
    /** Returns the changes on the website since the start. */
    online(): Changes {
      if (!github) return changesUpTo("main");
      saved("main");
      return changesHere();
    },
    /** Serves an editor on a second computer, with the same host. */
    another: () => openWorkplace(setup, {}, host),
    /** Runs git in the host's repository. */
    onHost: (...args: string[]) => gitIn(host, args).trim(),
    /** Makes the host accept only approved changes from now on. */
    askForApproval(): void {
      writeFileSync(path.join(host, "hooks/pre-receive"), REFUSAL, { mode: 0o755 });
    },
    /** Approves and merges all waiting changes. */
    approve(): void {
      const lawyer = mkdtempSync(path.join(root, "lawyer-"));
      const merge = ["-c", "user.name=Ben", "-c", "user.email=ben@example.com", "merge", "--quiet", "--no-ff"];
      gitIn(root, ["clone", "--quiet", host, lawyer]);
      const waiting = gitIn(lawyer, ["branch", "--remotes", "--no-merged=main", "--format=%(refname)"])
        .trim()
        .split("\n");
      for (const branch of waiting) gitIn(lawyer, [...merge, "--message=Merge", branch]);
      gitIn(host, ["fetch", "--quiet", lawyer, "main:main"]);
    },
    /** Checks the saved content, and returns the problems as text. */
    problems: async () => formatDiagnostics((await checkFolder(saved())).diagnostics),
    /** Returns the saved text of a file. @param name "reviews.json" */
    text: (name: string) => readFileSync(path.join(saved(), name), "utf8"),
    /** Saves files as somebody else would. */
    saveElsewhere(files: Files): void {
      const inRepository = Object.entries(files).map(([name, bytes]) => [`content/${name}`, bytes] as const);
      if (github) github.push(branch(), Object.fromEntries(inRepository));
      else write(content, files);
    },
    /** Makes the editor's server drop requests, or answer them again. */
    setServerStopped(value: boolean): void {
      isStopped = value;
    },
    async stop(): Promise<void> {
      await Promise.all([server.stop(), github?.stop()]);
      // A git process that has not ended yet may write files during the first attempts.
      rmSync(root, { recursive: true, maxRetries: 10 });
    },
  };
}

function startFakeGithub(content: string): Promise<GithubStandIn> {
  const files = listFiles(content).map((name) => [`content/${name}`, readFileSync(path.join(content, name))] as const);
  const ann = { login: "ann", name: null, role: "write" } as const;
  return startGithub({ "README.md": "# Website\n", ...Object.fromEntries(files) }, { [TOKEN]: ann });
}

function write(folder: string, files: Files): void {
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (bytes === null) rmSync(file);
    else writeFileSync(file, bytes);
  }
}

function replaceInFiles(folder: string, words: RegExp, others: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.js$|_headers$/.test(name)) continue;
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(words, others));
  }
}

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

/** Starts a server on a free port, which only this computer can reach. */
async function serve(answer: RequestListener): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { origin: `http://localhost:${port}`, stop };
}
