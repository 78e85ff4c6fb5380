/** @jest-environment node */
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { createLocalRepository } from "../repositories/local";
import { StaleError, type Whereabouts } from "../repositories/repository";
import { contentApi } from "./content-api";
import { gitHash } from "./content-folder";
import { proposalPage } from "./git-host";
import { createPublication } from "./publication";

const FIXTURES = path.join(__dirname, "../../test/fixtures/content");
const BADGE = "images/awards/county-bar.png";
const { PATH } = process.env;
const LIMITS = { fetch: 20_000, push: 20_000 };
const ASK = /[Aa]sk the person who looks after this computer|Try again/;

/** A folder for everything of one test: the host's repository and two computers. */
let home: string;
let root: string;
let host: string;
let site: string;
let servers: net.Server[];

beforeAll(() => {
  // Ignores the Git settings of the person who runs the tests.
  home = mkdtempSync(path.join(tmpdir(), "publication-home-"));
  const settings =
    "[user]\n\tname = Jane Doe\n\temail = jane@example.com\n[init]\n\tdefaultBranch = main\n\ttemplateDir =\n";
  writeFileSync(path.join(home, "gitconfig"), settings);
  Object.assign(process.env, { HOME: home, GIT_CONFIG_GLOBAL: path.join(home, "gitconfig"), GIT_CONFIG_NOSYSTEM: "1" });
  const template = path.join(home, "template");
  git(home, "init", "--quiet", "--bare", path.join(template, "host.git"));
  git(home, "clone", "--quiet", path.join(template, "host.git"), path.join(template, "site"));
  const first = path.join(template, "site");
  cpSync(FIXTURES, path.join(first, "content"), { recursive: true });
  writeFileSync(path.join(first, "gatsby-config.ts"), "code\n");
  git(first, "add", "-A");
  git(first, "commit", "--quiet", "-m", "Start");
  git(first, "push", "--quiet", "-u", "origin", "main");
  for (const name of ["site/.git/hooks", "site/.git/info", "host.git/hooks"]) mkdirSync(path.join(template, name));
});

afterAll(() => rmSync(home, { recursive: true }));

beforeEach(() => {
  servers = [];
  root = mkdtempSync(path.join(tmpdir(), "publication-"));
  cpSync(path.join(home, "template"), root, { recursive: true, preserveTimestamps: true });
  host = path.join(root, "host.git");
  site = path.join(root, "site");
  git(site, "remote", "set-url", "origin", host);
});

afterEach(async () => {
  for (const server of servers) server.close();
  // No process of git may still be running.
  for (let attempts = 0; processesIn(root).length > 0 && attempts < 1000; attempts++) await setImmediate();
  expect(processesIn(root)).toEqual([]);
  rmSync(root, { recursive: true });
});

function git(folder: string, ...args: string[]): string {
  // Jest's environment is not the one that a process would get by itself.
  const env: NodeJS.ProcessEnv = { ...process.env, PATH };
  for (const name of ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"]) delete env[name];
  return execFileSync("git", ["-c", "safe.directory=*", "-C", folder, ...args], {
    stdio: ["ignore", "pipe", "ignore"],
    env,
  })
    .toString()
    .trim();
}

/** The running processes whose command line names this folder. */
function processesIn(folder: string): string[] {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    try {
      const command = readFileSync(`/proc/${id}/cmdline`, "utf8");
      return command.includes(folder) ? [command] : [];
    } catch {
      return [];
    }
  });
}

const contentOf = (folder = site) => path.join(folder, "content");
const publicationOf = (folder = site, limits = LIMITS) => createPublication(contentOf(folder), limits);

function edit(name: string, from: string, to: string, folder = site): void {
  const file = path.join(contentOf(folder), name);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const changePhone = (folder = site) => edit("site.json", "(248) 555-0134", "(248) 555-0177", folder);

/** Everything that must not be lost: commits, branches, the index, the stash and all files. */
function fingerprint(folder = site): unknown {
  const files = execFileSync("find", [folder, "-path", "*/.git", "-prune", "-o", "-type", "f", "-print"])
    .toString()
    .trim()
    .split("\n")
    .sort();
  const has = existsSync(path.join(folder, ".git"));
  const lines = has
    ? [
        git(folder, "for-each-ref", "refs/heads", "refs/stash"),
        readFileSync(path.join(folder, ".git/HEAD"), "utf8"),
        git(folder, "ls-files", "--stage"),
        git(folder, "status", "--porcelain=v2", "--untracked-files=all"),
      ]
    : [];
  return [lines, files.map((file) => [file, createHash("sha1").update(readFileSync(file)).digest("hex")])];
}

/** Everything that the host has. */
const hostRefs = () => git(host, "for-each-ref", "--format=%(refname) %(objectname)");

/** Protects the main branch of the host, so that changes need an approval. */
function refuse(condition = '[ "$1" != refs/heads/main ]'): void {
  const script = `#!/bin/sh\n${condition} && exit 0\necho "error: GH006: Protected branch update failed for $1." >&2\nexit 1\n`;
  writeFileSync(path.join(host, "hooks/update"), script, { mode: 0o755 });
}

interface HttpHost {
  /** Runs before each answer, and may replace it. */
  before?(request: http.IncomingMessage, response: http.ServerResponse): boolean | undefined;
  /** Whether the answer to a push is lost. */
  losesAnswers?: boolean;
}

/** Serves the host with git's own HTTP server and a password. */
async function serveOverHttp({ before, losesAnswers }: HttpHost = {}, login = "jane:secret@"): Promise<void> {
  git(host, "config", "http.receivepack", "true");
  const server = http.createServer((request, response) => {
    if (before?.(request, response)) return;
    if (request.headers.authorization !== `Basic ${btoa("jane:secret")}`) {
      return void response.writeHead(401, { "www-authenticate": 'Basic realm="host"' }).end();
    }
    const [pathname, query = ""] = String(request.url).split("?");
    const isPush = pathname?.endsWith("git-receive-pack");
    const cgi = spawn("git", ["http-backend"], {
      env: {
        ...process.env,
        ...{ GIT_PROJECT_ROOT: root, GIT_HTTP_EXPORT_ALL: "1", REMOTE_USER: "jane", PATH_INFO: pathname },
        ...{ REQUEST_METHOD: request.method, QUERY_STRING: query, CONTENT_TYPE: request.headers["content-type"] },
        HTTP_CONTENT_ENCODING: request.headers["content-encoding"],
      },
    });
    request.pipe(cgi.stdin);
    const parts: Buffer[] = [];
    cgi.stdout.on("data", (part: Buffer) => parts.push(part));
    cgi.on("close", () => {
      if (losesAnswers && isPush) return void request.socket.destroy();
      const all = Buffer.concat(parts);
      const end = all.indexOf("\r\n\r\n");
      for (const header of all.toString("latin1", 0, end).split("\r\n")) {
        const [name = "", value = ""] = header.split(": ");
        if (name === "Status") response.statusCode = Number.parseInt(value, 10);
        else response.setHeader(name, value);
      }
      response.end(all.subarray(end + 4));
    });
  });
  await listenAs(server, `http://${login}`, "/host.git");
}

async function listenAs(server: net.Server, scheme = "http://", pathname = "/host.git"): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.push(server);
  git(site, "remote", "set-url", "origin", `${scheme}127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`);
}

/** Somebody else publishes. */
function publishElsewhere(change: (folder: string) => unknown, name = "other"): void {
  const folder = path.join(root, name);
  if (existsSync(folder)) git(folder, "pull", "--quiet");
  else git(root, "clone", "--quiet", host, folder);
  change(folder);
  git(folder, "add", "-A");
  git(folder, "commit", "--quiet", "-m", "Elsewhere");
  git(folder, "push", "--quiet", "origin", "HEAD:main");
}

function changeCode(folder = site): string {
  writeFileSync(path.join(folder, "gatsby-config.ts"), "other code\n");
  return folder;
}
const changeEmail = (folder = site) => edit("site.json", "office@", "hello@", folder);

const configure = (...settings: [string, string][]) =>
  settings.forEach(([key, value]) => void git(site, "config", key, value));

/** Leaves a merge conflict unresolved. */
function conflict(command: string): void {
  git(site, "checkout", "--quiet", "-b", "work");
  changeCode();
  git(site, "commit", "--quiet", "-am", "Work");
  git(site, "checkout", "--quiet", "main");
  writeFileSync(path.join(site, "gatsby-config.ts"), "their code\n");
  git(site, "commit", "--quiet", "-am", "Theirs");
  git(site, "push", "--quiet");
  expect(() => git(site, command, "work")).toThrow();
}

function usePath(folder: string): void {
  process.env.PATH = folder;
}

type State = readonly [state: string, arrange: () => void | Promise<void>, sentence: RegExp];

const REFUSED: State[] = [
  ["a download without a repository", () => rmSync(path.join(site, ".git"), { recursive: true }), /plain copy/],
  [
    "a download inside another repository",
    () => {
      rmSync(path.join(site, ".git"), { recursive: true });
      renameSync(site, path.join(root, "download"));
      git(root, "clone", "--quiet", host, site);
      renameSync(path.join(root, "download"), path.join(site, "download"));
      site = path.join(site, "download");
    },
    /does not lie where the website is built from/,
  ],
  [
    "a folder of another account",
    () => {
      // Only an administrator can give a folder away.
      if (process.getuid?.() === 0) execFileSync("chown", ["-R", "12345", site]);
      else rmSync(path.join(site, ".git"), { recursive: true });
    },
    process.getuid?.() === 0 ? /another account/ : /plain copy/,
  ],
  ["no remote", () => void git(site, "remote", "remove", "origin"), /does not know where/],
  ["a branch without upstream", () => void git(site, "branch", "--unset-upstream"), /does not know where/],
  ["a detached head", () => void git(site, "checkout", "--quiet", "--detach"), /An earlier version/],
  [
    "another branch",
    () => {
      git(site, "checkout", "--quiet", "-b", "work");
      git(site, "push", "--quiet", "-u", "origin", "work");
    },
    /Another branch/,
  ],
  ["an unborn branch", () => void git(site, "checkout", "--quiet", "--orphan", "new"), /Nothing was ever saved/],
  [
    "an empty remote",
    () => {
      rmSync(host, { recursive: true });
      git(root, "init", "--quiet", "--bare", host);
    },
    /does not have the branch/,
  ],
  ["a computer without git", () => usePath(path.join(root, "none")), /does not have. Ask .* to install it/],
  [
    "an older git",
    () => {
      const program = `#!/bin/sh\ncase "$*" in *porcelain*) echo "error: option porcelain takes no value" >&2; exit 129 ;; *) PATH=${PATH} exec git "$@" ;; esac\n`;
      mkdirSync(path.join(root, "bin"));
      writeFileSync(path.join(root, "bin/git"), program, { mode: 0o755 });
      usePath(path.join(root, "bin"));
    },
    /could not do this/,
  ],
  [
    "no name and no address",
    () => {
      process.env.GIT_CONFIG_GLOBAL = path.join(root, "none");
    },
    /your name and e-mail address/,
  ],
  ["a merge that was begun", () => conflict("merge"), /not finished/],
  ["a rebase that was begun", () => conflict("rebase"), /not finished/],
  ["a cherry-pick that was begun", () => conflict("cherry-pick"), /not finished/],
  ["a bisection that was begun", () => void git(site, "bisect", "start"), /not finished/],
  ["a lock that was left", () => writeFileSync(path.join(site, ".git/index.lock"), ""), /remove Git's lock/],
  ["code that is staged", () => void git(changeCode(), "add", "-A"), /prepared changes/],
  [
    "content that is staged in another version",
    () => {
      git(site, "add", "-A");
      changeEmail();
    },
    /prepared changes/,
  ],
  ["other files that are changed", () => void changeCode(), /somebody develops here/],
  [
    "code that is committed",
    () => void git(changeCode(), "commit", "-qm", "Work", "gatsby-config.ts"),
    /somebody develops/,
  ],
  ["content that is committed", () => void git(site, "commit", "-qam", "Work"), /somebody develops here/],
  [
    "a history that was rewritten online",
    () => {
      publishElsewhere(changeCode);
      git(site, "pull", "--quiet");
      git(host, "update-ref", "refs/heads/main", "main~1");
      publishElsewhere(changeEmail, "third");
    },
    /history was changed/,
  ],
  [
    "a content folder that is a link",
    () => {
      renameSync(contentOf(), path.join(root, "elsewhere"));
      symlinkSync(path.join(root, "elsewhere"), contentOf());
    },
    /only a link/,
  ],
  [
    "content that git ignores",
    () => {
      writeFileSync(path.join(site, ".git/info/exclude"), "*.webp\n");
      cpSync(path.join(contentOf(), BADGE), path.join(contentOf(), "images/new.webp"));
    },
    /does not see all files/,
  ],
  ["content with a new problem", () => edit("site.json", "(248) 555-0177", "call us"), /because of this: .*Phone/],
  ["a repository that is gone", () => renameSync(host, `${host}-gone`), /not where this computer looks/],
  [
    "a host that refuses everything",
    () => refuse("false"),
    /“GH006: Protected branch update failed for refs.heads.content-edits/,
  ],
  ["no password", () => serveOverHttp({}, ""), /sign Git in again/],
  ["a wrong password", () => serveOverHttp({}, "jane:old@"), /sign Git in again/],
  [
    "an account that may only read",
    () =>
      serveOverHttp({
        before: ({ url = "" }, response) => url.includes("receive-pack") && !!response.writeHead(403).end(),
      }),
    /an account that may publish/,
  ],
  [
    "no name service",
    () => void git(site, "remote", "set-url", "origin", "http://nowhere.invalid/host.git"),
    /offline/,
  ],
  [
    "a host that is switched off",
    async () => {
      const server = net.createServer();
      await listenAs(server);
      server.close();
    },
    /does not answer/,
  ],
  [
    "an unknown host key",
    () => {
      const ssh = path.join(root, "ssh");
      writeFileSync(ssh, '#!/bin/sh\nprintf "Host key verification failed.\\r\\n" >&2\nexit 255\n', { mode: 0o755 });
      configure(["core.sshCommand", ssh], ["remote.origin.url", "git@example.com:firm/site.git"]);
    },
    /Host key verification failed/,
  ],
];

const PUBLISHED: [string, () => void | Promise<void>][] = [
  ["nobody develops", () => undefined],
  [
    "images that are new, deleted and renamed",
    () => {
      renameSync(path.join(contentOf(), BADGE), path.join(contentOf(), "images/awards/bar.png"));
      edit("awards.json", BADGE, "images/awards/bar.png");
      cpSync(path.join(contentOf(), "images/awards/bar.png"), path.join(contentOf(), "images/new folder/Ä.png"));
    },
  ],
  ["files outside that git does not know", () => writeFileSync(path.join(site, "notes.txt"), "")],
  ["files among the content that are none", () => writeFileSync(path.join(contentOf(), "desktop.ini"), "")],
  ["a mode that was changed", () => chmodSync(path.join(contentOf(), BADGE), 0o755)],
  [
    "hooks that fail, hang and format",
    () => {
      const script = "#!/bin/sh\ngit add -A\nsleep 100\nexit 1\n";
      for (const hook of ["pre-commit", "commit-msg", "pre-push", "reference-transaction"])
        writeFileSync(path.join(site, ".git/hooks", hook), script, { mode: 0o755 });
    },
  ],
  [
    "signing with a passphrase",
    () => configure(["commit.gpgSign", "true"], ["push.gpgSign", "true"], ["gpg.program", "false"]),
  ],
  ["several remotes", () => void git(site, "remote", "add", "upstream", "http://nowhere.invalid/host.git")],
  [
    "a shallow clone",
    () => {
      publishElsewhere(changeCode);
      rmSync(site, { recursive: true });
      git(root, "clone", "--quiet", "--depth=1", `file://${host}`, site);
      changePhone();
    },
  ],
  [
    "a worktree",
    () => {
      git(site, "checkout", "--quiet", "-f", "--detach");
      git(site, "worktree", "add", "--quiet", path.join(root, "worktree"), "main");
      site = path.join(root, "worktree");
      changePhone();
    },
  ],
  [
    "a submodule",
    () => {
      git(root, "init", "--quiet", "outer");
      git(root, "-C", "outer", "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", host, "site");
      site = path.join(root, "outer/site");
      changePhone();
    },
  ],
  [
    "Windows' line ends",
    () => {
      configure(["core.autocrlf", "true"]);
      for (const name of ["site.json", "reviews.json"]) {
        const file = path.join(contentOf(), name);
        writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
      }
    },
  ],
  ["a password", () => serveOverHttp()],
  ["an answer that is lost", () => serveOverHttp({ losesAnswers: true })],
  ["newer code online", () => publishElsewhere(changeCode)],
  [
    "another branch of the same name in the environment",
    () => {
      Object.assign(process.env, { GIT_DIR: "/nowhere", GIT_INDEX_FILE: "/nowhere", GIT_WORK_TREE: "/nowhere" });
    },
  ],
];

const environment = { ...process.env };
afterEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith("GIT_")) delete process.env[name];
  for (const [name, value] of Object.entries(environment)) process.env[name] = value;
  Object.assign(process.env, { HOME: home, GIT_CONFIG_GLOBAL: path.join(home, "gitconfig"), GIT_CONFIG_NOSYSTEM: "1" });
});

describe("publishing", () => {
  test.each(REFUSED)(
    "in the state “%s” changes nothing, and says so in one sentence",
    async (state, arrange, sentence) => {
      changePhone();
      await arrange();
      const before = [fingerprint(), existsSync(host) && hostRefs()];
      const refused = await publicationOf()
        .publish()
        .catch((error: Error) => error);
      expect(refused).toBeInstanceOf(Error);
      expect(String(refused)).toMatch(sentence);
      if (!state.startsWith("content with")) expect(String(refused)).toMatch(ASK);
      // The sentence must name no files.
      expect(String(refused)).not.toMatch(/\/tmp|secret|undefined|\n/);
      expect([fingerprint(), existsSync(host) && hostRefs()]).toEqual(before);
      expect(await publicationOf().locate()).toMatchObject({ state: "computer" });
      expect([fingerprint(), existsSync(host) && hostRefs()]).toEqual(before);
    },
  );

  test.each(PUBLISHED)(
    "in the state “%s” sends the content that differs, and nothing else",
    async (_state, arrange) => {
      changePhone();
      await arrange();
      const code = git(host, "rev-parse", "main:gatsby-config.ts");
      expect(await publicationOf().publish()).toContain("Published.");
      const inFolder = readdirSync(contentOf(), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== "desktop.ini")
        .map(({ parentPath, name }) => path.relative(contentOf(), path.join(parentPath, name)));
      const out = path.join(root, "published");
      git(root, "clone", "--quiet", host, out);
      const online = readdirSync(contentOf(out), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(contentOf(out), path.join(parentPath, name)));
      expect(online.sort()).toEqual(inFolder.sort());
      // Hashes, as a diff of images would be unreadable.
      const bytes = (folder: string, name: string) => {
        const text = readFileSync(path.join(contentOf(folder), name), "latin1");
        return gitHash(Buffer.from(name.endsWith(".json") ? text.replaceAll("\r\n", "\n") : text));
      };
      for (const name of online) expect(bytes(out, name)).toBe(bytes(site, name));
      expect(git(out, "diff", "--shortstat", "HEAD~1", "--", "content/site.json")).toContain(
        " 1 insertion(+), 1 deletion(-)",
      );
      expect(git(out, "log", "-1", "--format=%s")).toContain("Phone number changed");
      expect(git(out, "rev-parse", "HEAD:gatsby-config.ts")).toBe(code);
      expect(git(out, "ls-tree", "--name-only", "HEAD").split("\n")).toEqual(["content", "gatsby-config.ts"]);
      expect(await publicationOf().locate()).toMatchObject({ state: "online", canPublish: false });
      expect(git(site, "rev-parse", "HEAD")).toBe(git(host, "rev-parse", "main"));
      expect(git(site, "stash", "list")).toBe("");
      expect(git(site, "diff", "--cached", "--name-only")).toBe("");
    },
  );
});

/** A repository's state that ends within its time. */
test("a request to a silent host ends after its time limit, without running processes or questions", async () => {
  changePhone();
  const before = [fingerprint(), hostRefs()];
  await listenAs(net.createServer());
  const limits = { fetch: 300, push: 300 };
  expect(await publicationOf(site, limits).locate()).toMatchObject({
    state: "computer",
    canPublish: false,
    text: "The website's host does not answer, or this computer is offline. Try again later.",
  });
  await expect(publicationOf(site, limits).publish()).rejects.toThrow("does not answer");
  const ssh = path.join(root, "ssh");
  writeFileSync(ssh, `#!/bin/sh\ntail -f ${root}/host.git/config >/dev/null &\nwait\n`, { mode: 0o755 });
  configure(["core.sshCommand", ssh], ["remote.origin.url", "git@example.com:firm/site.git"], ["core.askPass", ssh]);
  await expect(publicationOf(site, limits).publish()).rejects.toThrow("does not answer");
  await serveOverHttp({ before: ({ method, url = "" }) => method === "POST" && url.includes("receive-pack") });
  await expect(publicationOf(site, { ...LIMITS, push: 300 }).publish()).rejects.toThrow("Nothing was published.");
  expect([fingerprint(), hostRefs()]).toEqual(before);
});

/** What the editor does once `publish` has said that there is newer content. @param merge what the person decides for site.json */
async function takeOnline(merge: (online: string) => string, folder = site): Promise<void> {
  const { port, close } = await startEditor(folder);
  try {
    const editor = editorAt(port, folder);
    const { version, commit: joins, online } = (await editor.readOnline?.()) ?? raise();
    expect(version).toBe((await editor.load()).version);
    const files = new Map([["site.json", merge(online.texts.get("site.json") ?? "")]]);
    const saved = await editor.save({ version, joins, files, message: "", after: online });
    expect(saved.version).toBe((await editor.load()).version);
  } finally {
    close();
  }
}

function raise(): never {
  throw new Error("This repository cannot publish.");
}

async function startEditor(folder: string) {
  const api = contentApi(contentOf(folder));
  const server = http.createServer((request, response) => api(request, response, () => response.end()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close().closeAllConnections() };
}

const realFetch = globalThis.fetch;

/** The editor's page, at the address of its server. */
function editorAt(port: number, folder: string) {
  // In a browser, the page's own address stands before the path.
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((url, options) => realFetch(`http://localhost:${port}${url}`, options));
  return createLocalRepository(contentOf(folder));
}

const siteJson = (folder = site) => readFileSync(path.join(contentOf(folder), "site.json"), "utf8");
const siteOnline = (branch = "main") => `${git(host, "show", `${branch}:content/site.json`)}\n`;

describe("newer content online", () => {
  test("is brought to an unchanged computer", async () => {
    publishElsewhere(changeEmail);
    const { locate, publish } = publicationOf();
    const text = "The website has newer content than this computer. Publish brings it here.";
    expect(await locate()).toMatchObject({ state: "online", canPublish: true, text });
    expect(await publish()).toBe("This computer has the newer content of the website now.");
    expect(siteJson()).toBe(siteOnline());
    expect(await locate()).toMatchObject({ state: "online", canPublish: false, text: "" });
    expect(git(site, "status", "--porcelain")).toBe("");
  });

  test("needs no decision if it is the same change", async () => {
    publishElsewhere(changePhone);
    changePhone();
    writeFileSync(path.join(contentOf(), "desktop.ini"), "mine");
    expect(await publicationOf().locate()).toMatchObject({ state: "online", canPublish: false });
    expect(await publicationOf().publish()).toBe("All content of this computer is on the website.");
    expect(git(site, "status", "--porcelain")).toBe("?? content/desktop.ini");
    expect(git(site, "stash", "list")).toBe("");
  });

  test.each([
    ["in another field", (online: string) => online.replace("555-0134", "555-0177")],
    ["in the same field", (online: string) => online.replace("555-0199", "555-0177")],
  ])("%s is seen before anything is published, and both stay", async (where, merge) => {
    publishElsewhere(
      where.includes("same") ? (folder) => edit("site.json", "555-0134", "555-0199", folder) : changeEmail,
    );
    changePhone();
    // Unpublished changes stay, too.
    cpSync(path.join(contentOf(), BADGE), path.join(contentOf(), "images/awards/new.png"));
    edit("awards.json", BADGE, "images/awards/new.png");
    const portrait = path.join(contentOf(), "images/portrait.png");
    cpSync(path.join(contentOf(), BADGE), portrait);
    writeFileSync(path.join(contentOf(), "desktop.ini"), "mine");
    const before = [fingerprint(), hostRefs()];
    await expect(publicationOf().publish()).rejects.toBeInstanceOf(StaleError);
    expect([fingerprint(), hostRefs()]).toEqual(before);
    const awards = readFileSync(path.join(contentOf(), "awards.json"), "utf8");
    const { port, close } = await startEditor(site);
    const editor = editorAt(port, site);
    const { version: here, commit: joins, common, online } = (await editor.readOnline?.()) ?? raise();
    expect(common.texts.get("site.json")).toContain("555-0134");
    expect(online.texts.get("site.json")).toBe(siteOnline());
    const changes = { version: here, joins, files: new Map([["site.json", merge(siteOnline())]]), message: "" };
    const { version } = await editor.save({ ...changes, after: online });
    expect(version).toBe((await editor.load()).version);
    expect(siteJson()).toBe(merge(siteOnline()));
    expect(readFileSync(path.join(contentOf(), "awards.json"), "utf8")).toBe(awards);
    expect(readFileSync(portrait)).toEqual(readFileSync(path.join(contentOf(), BADGE)));
    expect(readFileSync(path.join(contentOf(), "desktop.ini"), "utf8")).toBe("mine");
    expect(git(site, "stash", "list")).toBe("");
    // The folder has changed since: this is no answer to what is online now.
    edit("site.json", "555-0177", "555-0178");
    await expect(editor.save({ ...changes, after: online })).rejects.toBeInstanceOf(StaleError);
    expect(await editor.publish?.()).toContain("Published.");
    close();
    expect(siteOnline()).toBe(siteJson());
    expect(git(host, "ls-tree", "-r", "--name-only", "main")).toContain("content/images/awards/new.png");
    expect(git(site, "status", "--porcelain")).toBe("?? content/desktop.ini");
  });

  test("that a file blocks stays online, and nothing changes here", async () => {
    publishElsewhere((folder) => writeFileSync(path.join(folder, "notes.txt"), "theirs"));
    changePhone();
    writeFileSync(path.join(site, "notes.txt"), "mine");
    const before = [fingerprint(), hostRefs()];
    await expect(publicationOf().publish()).rejects.toThrow("Nothing has changed here.");
    expect([fingerprint(), hostRefs()]).toEqual(before);
  });

  test("leaves the changes in git's stash if both cannot be written together", async () => {
    publishElsewhere(changeEmail);
    changePhone();
    const { port, close } = await startEditor(site);
    const editor = editorAt(port, site);
    const { version, commit: joins, online } = (await editor.readOnline?.()) ?? raise();
    // A folder with a file in it blocks the name.
    mkdirSync(path.join(contentOf(), "images/new.png"));
    writeFileSync(path.join(contentOf(), "images/new.png/.keep"), "");
    const files = new Map([["images/new.png", new Uint8Array(readFileSync(path.join(contentOf(), BADGE)))]]);
    const saved = editor.save({ version, joins, files, message: "", after: online });
    await expect(saved).rejects.toThrow(
      "Ask the person who looks after this computer to bring it back from Git's stash.",
    );
    close();
    expect(git(site, "show", "stash@{0}:content/site.json")).toContain("555-0177");
    expect(siteJson()).toBe(siteOnline());
  });

  test("that arrives before each push ends in a sentence, without a branch for approval", async () => {
    changePhone();
    let count = 0;
    await serveOverHttp({
      before: ({ url = "" }) => {
        const change = (folder: string) => writeFileSync(path.join(folder, "gatsby-config.ts"), `${count++}`);
        if (url.includes("service=git-receive-pack")) publishElsewhere(change);
        return undefined;
      },
    });
    await expect(publicationOf().publish()).rejects.toThrow("Somebody else is publishing at this moment");
    expect(git(host, "for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");
    expect(siteJson()).toContain("555-0177");
  });

  test.each([
    ["code, is gone over, once", changeCode],
    ["content, is seen first", changeEmail],
  ])("that comes between the look and the push, if it is %s", async (_what, change) => {
    changePhone();
    let isFirst = true;
    await serveOverHttp({
      before: ({ url = "" }) => {
        if (url.includes("service=git-receive-pack") && isFirst) {
          isFirst = false;
          publishElsewhere(change);
        }
        return undefined;
      },
    });
    const published = publicationOf().publish();
    if (change === changeEmail) await expect(published).rejects.toBeInstanceOf(StaleError);
    else expect(await published).toContain("Published.");
    expect(siteOnline().includes("555-0177")).toBe(change === changeCode);
    expect(siteJson()).toContain("555-0177");
  });
});

test("two clicks publish once", async () => {
  changePhone();
  const { port, close } = await startEditor(site);
  const editor = editorAt(port, site);
  const answers = await Promise.all([editor.publish?.(), editor.publish?.()]);
  close();
  // Either request may arrive first.
  expect(answers.sort()).toEqual([
    "All content of this computer is on the website.",
    expect.stringContaining("Published."),
  ]);
  expect(git(host, "rev-list", "--count", "main")).toBe("2");
});

test("two computers publish in turn, without a loss", async () => {
  const other = path.join(root, "other");
  git(root, "clone", "--quiet", host, other);
  changePhone();
  expect(await publicationOf().publish()).toContain("Published.");
  changeEmail(other);
  await expect(publicationOf(other).publish()).rejects.toBeInstanceOf(StaleError);
  await takeOnline((online) => online.replace("office@", "hello@"), other);
  expect(await publicationOf(other).publish()).toContain("Published.");
  edit("site.json", "555-0177", "555-0178");
  await expect(publicationOf().publish()).rejects.toBeInstanceOf(StaleError);
  await takeOnline((online) => online.replace("555-0177", "555-0178"));
  expect(await publicationOf().publish()).toContain("Published.");
  expect(siteOnline()).toMatch(/hello@[\s\S]*555-0178|555-0178[\s\S]*hello@/);
  expect(git(host, "log", "--format=%an", "main")).toBe("Jane Doe\n".repeat(4).trim());
});

describe("a host that wants an approval", () => {
  const branches = () => git(host, "for-each-ref", "--format=%(refname:short)", "refs/heads/content-edits-*");

  test("keeps a correction on that branch, which has to come here before more is sent", async () => {
    refuse();
    changePhone();
    expect(await publicationOf().publish()).toBe("Sent for approval.");
    const lawyer = path.join(root, "lawyer");
    git(root, "clone", "--quiet", "--branch", branches(), host, lawyer);
    edit("site.json", "555-0177", "555-0166", lawyer);
    git(lawyer, "commit", "--quiet", "--all", "--message=Correct it");
    git(lawyer, "push", "--quiet");
    expect(await publicationOf().locate()).toMatchObject({ state: "waiting" });
    changeEmail();
    await expect(publicationOf().publish()).rejects.toThrow("Somebody else has changed what you have sent");
    expect(siteOnline(branches())).toContain("555-0166");
    rmSync(path.join(host, "hooks/update"));
    git(lawyer, "push", "--quiet", "origin", "HEAD:main");
    await expect(publicationOf().publish()).rejects.toBeInstanceOf(StaleError);
    expect(siteOnline()).toContain("555-0166");
  });

  test("gets a branch of this computer, which grows until any kind of approval", async () => {
    refuse();
    const hook = path.join(host, "hooks/post-receive");
    writeFileSync(hook, "#!/bin/sh\necho Create a pull request by visiting: https://host.example/pull/new/x\n", {
      mode: 0o755,
    });
    changePhone();
    const computer = publicationOf();
    const head = git(site, "rev-parse", "HEAD");
    expect(await computer.publish()).toBe("Sent for approval.");
    const branch = branches();
    expect(branch).toMatch(/^content-edits-[0-9a-f]{6}$/);
    const waiting: Partial<Whereabouts> = {
      state: "waiting",
      canPublish: false,
      links: [{ label: "Ask for an approval", url: "https://host.example/pull/new/x" }],
    };
    expect(await computer.locate()).toMatchObject(waiting);
    expect(git(site, "rev-parse", "HEAD")).toBe(head);
    // One change more goes to the same page.
    changeEmail();
    expect(await computer.locate()).toMatchObject({ state: "computer", canPublish: true });
    expect(await computer.publish()).toBe("Sent for approval.");
    expect(await computer.locate()).toMatchObject(waiting);
    expect(branches()).toBe(branch);
    expect(siteOnline(branch)).toBe(siteJson());
    expect(git(host, "diff", "--name-only", `main...${branch}`)).toBe("content/site.json");
    // Approved: squashed into one commit.
    rmSync(path.join(host, "hooks/update"));
    publishElsewhere((folder) =>
      cpSync(path.join(contentOf(), "site.json"), path.join(contentOf(folder), "site.json")),
    );
    expect(await computer.locate()).toMatchObject({ state: "online", canPublish: false });
    // And later merged, with more on top.
    edit("site.json", "555-0177", "555-0178");
    refuse();
    expect(await computer.publish()).toBe("Sent for approval.");
    rmSync(path.join(host, "hooks/update"));
    git(path.join(root, "other"), "pull", "--quiet");
    git(path.join(root, "other"), "pull", "--quiet", "--no-rebase", "--no-edit", "origin", branch);
    publishElsewhere((folder) => edit("site.json", "hello@", "info@", folder));
    expect(await computer.locate()).toMatchObject({ state: "online", canPublish: true });
    expect(await computer.publish()).toBe("This computer has the newer content of the website now.");
    expect(siteJson()).toBe(siteOnline());
    expect(siteJson()).toMatch(/info@[\s\S]*555-0178|555-0178[\s\S]*info@/);
  });

  test.each([
    ["https://jane:secret@github.com/firm/site.git", "https://github.com/firm/site/pull/new/a"],
    ["git@github.com:firm/site.git", "https://github.com/firm/site/pull/new/a"],
    [
      "ssh://git@gitlab.com:22/firm/web/site",
      "https://gitlab.com/firm/web/site/-/merge_requests/new?merge_request[source_branch]=a",
    ],
    ["/srv/site.git", undefined],
  ])("at %s has its page for this by its address", (address, url) => {
    expect(proposalPage(address, "refs/heads/a")).toBe(url);
  });
});

test("earlier versions have their author, time and content, even deleted images", async () => {
  const { port, close } = await startEditor(site);
  const editor = editorAt(port, site);
  const badge = readFileSync(path.join(contentOf(), BADGE));
  for (let number = 0; number < 21; number++) {
    edit("site.json", /555-01\d\d/.exec(siteJson())?.[0] ?? "", `555-01${number + 40}`);
    if (number === 20) rmSync(path.join(contentOf(), BADGE));
    git(site, "commit", "--quiet", "-am", "Change");
    changeCode();
    if (number === 0) git(site, "commit", "--quiet", "-am", "Code");
  }
  const first = await editor.history();
  expect(first.versions).toHaveLength(20);
  const [latest, earlier] = first.versions;
  expect(latest).toMatchObject({ author: "Jane Doe", savedAt: expect.any(Date), parent: earlier?.id });
  expect(latest?.texts.get("site.json")).toBe(siteJson());
  expect(latest?.images.has(`./${BADGE}`)).toBe(false);
  expect(await editor.readImage(`./${BADGE}`, earlier?.images.get(`./${BADGE}`) ?? "")).toEqual(new Uint8Array(badge));
  const second = await editor.history(first.next);
  expect(second.next).toBeUndefined();
  expect(second.versions).toHaveLength(2);
  expect(first.versions.at(-1)?.parent).toBe(second.versions[0]?.id);
  expect(second.versions[1]?.parent).toBeUndefined();
  expect(second.versions[1]?.texts.get("site.json")).toContain("555-0134");
  rmSync(path.join(site, ".git"), { recursive: true });
  await expect(editor.history()).rejects.toThrow("plain copy");
  close();
});
