/** @jest-environment node */
import { execFileSync, spawn } from "node:child_process";
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

/** The home folder, with the settings of git. */
let home: string;
/** The folder of a test. All its repositories are in it. */
let root: string;
/** The repository of the host. */
let host: string;
/** The working copy of this computer. */
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
  const first = path.join(template, "site");
  git(home, "init", "--quiet", "--bare", path.join(template, "host.git"));
  git(home, "clone", "--quiet", path.join(template, "host.git"), first);
  // This address is right in every copy.
  git(first, "remote", "set-url", "origin", "../host.git");
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
});

afterEach(async () => {
  for (const server of servers) server.close();
  // Waits until every git process has ended.
  for (let attempts = 0; processesIn(root).length > 0 && attempts < 1000; attempts++) await setImmediate();
  expect(processesIn(root)).toEqual([]);
  rmSync(root, { recursive: true });
});

function git(folder: string, ...args: string[]): string {
  // Under Jest, a child process does not get changes to process.env by itself.
  const env: NodeJS.ProcessEnv = { ...process.env, PATH };
  for (const name of ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"]) delete env[name];
  return execFileSync("git", ["-c", "safe.directory=*", "-C", folder, ...args], {
    stdio: ["ignore", "pipe", "ignore"],
    env,
  })
    .toString()
    .trim();
}

/** Returns the running processes whose command line includes this folder. */
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
const publicationOf = (limits = LIMITS) => createPublication(contentOf(), limits);

function edit(name: string, from: string, to: string, folder = site): void {
  const file = path.join(contentOf(folder), name);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const changePhone = (folder = site) => edit("site.json", "(248) 555-0134", "(248) 555-0177", folder);

/** Git's own files that may change even if nothing is published. */
const OF_GIT = /\.git\/(?:objects|logs|refs\/remotes|\w+_HEAD$|AUTO_MERGE$|config$|index$)/;

/** Returns the paths of all files in a folder. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))).sort();
}

/** Returns everything that must not be lost: all files, branches and stashes of this computer and of the host. */
function fingerprint(): unknown {
  const names = filesIn(root).filter((name) => !OF_GIT.test(name));
  const index = existsSync(path.join(site, ".git")) && git(site, "ls-files", "--stage");
  return [index, names.map((name) => [name, gitHash(readFileSync(path.join(root, name)))])];
}

/** Protects the main branch of the host, so that changes need approval. */
function refuse(condition = '[ "$1" != refs/heads/main ]'): void {
  const script = `#!/bin/sh\n${condition} && exit 0\necho "error: GH006: Protected branch update failed for $1." >&2\nexit 1\n`;
  writeFileSync(path.join(host, "hooks/update"), script, { mode: 0o755 });
}

interface HttpHost {
  /** Runs before each response. Returns true if it has responded itself. */
  before?(request: http.IncomingMessage, response: http.ServerResponse): boolean | undefined;
  /** True to lose the response to a push. */
  losesAnswers?: boolean;
}

/** Serves the host over HTTP with git's own server, which asks for a password. */
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
  await listenAsHost(server, login);
}

/** Starts a server until the end of the test. @returns its port */
async function listen(server: net.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

/** Starts a server in place of the host. @param login a name and a password: "jane:secret@" */
async function listenAsHost(server: net.Server, login = ""): Promise<void> {
  git(site, "remote", "set-url", "origin", `http://${login}127.0.0.1:${await listen(server)}/host.git`);
}

/** Publishes a change from another computer. */
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
      // Only root can change the owner of a folder.
      if (process.getuid?.() === 0) execFileSync("chown", ["-R", "12345", site]);
      else rmSync(path.join(site, ".git"), { recursive: true });
    },
    process.getuid?.() === 0 ? /another account/ : /plain copy/,
  ],
  ["no remote", () => void git(site, "remote", "remove", "origin"), /does not know where/],
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
    "no name and email for commits",
    () => {
      process.env.GIT_CONFIG_GLOBAL = path.join(root, "none");
    },
    /your name and e-mail address/,
  ],
  [
    "an unfinished merge",
    () => {
      git(site, "checkout", "--quiet", "-b", "work");
      git(changeCode(), "commit", "--quiet", "-am", "Work");
      git(site, "checkout", "--quiet", "main");
      writeFileSync(path.join(site, "gatsby-config.ts"), "their code\n");
      git(site, "commit", "--quiet", "-am", "Theirs");
      expect(() => git(site, "merge", "work")).toThrow();
    },
    /not finished/,
  ],
  ["an unfinished bisection", () => void git(site, "bisect", "start"), /not finished/],
  ["a stale lock", () => writeFileSync(path.join(site, ".git/index.lock"), ""), /remove Git's lock/],
  ["staged code", () => void git(changeCode(), "add", "-A"), /prepared changes/],
  [
    "another version of the content in the index",
    () => {
      git(site, "add", "-A");
      changeEmail();
    },
    /prepared changes/,
  ],
  ["changes in other files", () => void changeCode(), /somebody develops here/],
  [
    "unpublished commits of code",
    () => void git(changeCode(), "commit", "-qm", "Work", "gatsby-config.ts"),
    /somebody develops/,
  ],
  ["unpublished commits of content", () => void git(site, "commit", "-qam", "Work"), /somebody develops here/],
  [
    "a rewritten history online",
    () => {
      publishElsewhere(changeCode);
      git(site, "pull", "--quiet");
      git(host, "update-ref", "refs/heads/main", "main~1");
      publishElsewhere(changeEmail, "third");
    },
    /history was changed/,
  ],
  [
    "a content folder behind a link",
    () => {
      renameSync(contentOf(), path.join(root, "elsewhere"));
      symlinkSync(path.join(root, "elsewhere"), contentOf());
    },
    /only a link/,
  ],
  [
    "content in .gitignore",
    () => {
      writeFileSync(path.join(site, ".git/info/exclude"), "*.webp\n");
      cpSync(path.join(contentOf(), BADGE), path.join(contentOf(), "images/new.webp"));
    },
    /does not see all files/,
  ],
  ["content with a new problem", () => edit("site.json", "(248) 555-0177", "call us"), /because of this: .*Phone/],
  ["a deleted repository", () => renameSync(host, `${host}-gone`), /not where this computer looks/],
  [
    "a host that refuses everything",
    () => refuse("false"),
    /“GH006: Protected branch update failed for refs.heads.content-edits/,
  ],
  ["no password", () => serveOverHttp({}, ""), /sign Git in again/],
  ["a wrong password", () => serveOverHttp({}, "jane:old@"), /sign Git in again/],
  [
    "an account without write access",
    () =>
      serveOverHttp({
        before: ({ url = "" }, response) => url.includes("receive-pack") && !!response.writeHead(403).end(),
      }),
    /an account that may publish/,
  ],
  ["no DNS", () => void git(site, "remote", "set-url", "origin", "http://nowhere.invalid/host.git"), /offline/],
  [
    "a host that is switched off",
    async () => {
      const server = net.createServer();
      await listenAsHost(server);
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
  [
    "everything that should not matter",
    () => {
      // Images are added, renamed, and given another mode.
      renameSync(path.join(contentOf(), BADGE), path.join(contentOf(), "images/awards/bar.png"));
      edit("awards.json", BADGE, "images/awards/bar.png");
      cpSync(path.join(contentOf(), "images/awards/bar.png"), path.join(contentOf(), "images/new folder/Ä.png"));
      chmodSync(path.join(contentOf(), "images/portrait.png"), 0o755);
      for (const file of ["notes.txt", "content/desktop.ini"]) writeFileSync(path.join(site, file), "");
      // Hooks stage files, hang and fail.
      const script = "#!/bin/sh\ngit add -A\nsleep 100\nexit 1\n";
      for (const hook of ["pre-commit", "commit-msg", "pre-push", "reference-transaction"])
        writeFileSync(path.join(site, ".git/hooks", hook), script, { mode: 0o755 });
      configure(["commit.gpgSign", "true"], ["push.gpgSign", "true"], ["gpg.program", "false"]);
      git(site, "remote", "add", "upstream", "http://nowhere.invalid/host.git");
      Object.assign(process.env, { GIT_DIR: "/nowhere", GIT_INDEX_FILE: "/nowhere", GIT_WORK_TREE: "/nowhere" });
    },
  ],
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
    "Windows line endings",
    () => {
      configure(["core.autocrlf", "true"]);
      for (const name of ["site.json", "reviews.json"]) {
        const file = path.join(contentOf(), name);
        writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
      }
    },
  ],
  ["a password and a lost answer", () => serveOverHttp({ losesAnswers: true })],
  ["newer code online", () => publishElsewhere(changeCode)],
];

const environment = { ...process.env };
afterEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith("GIT_")) delete process.env[name];
  for (const [name, value] of Object.entries(environment)) process.env[name] = value;
  Object.assign(process.env, { HOME: home, GIT_CONFIG_GLOBAL: path.join(home, "gitconfig"), GIT_CONFIG_NOSYSTEM: "1" });
});

describe("publishing", () => {
  test.each(REFUSED)("with %s changes nothing, and the error says why", async (state, arrange, sentence) => {
    changePhone();
    await arrange();
    const before = fingerprint();
    const publication = publicationOf();
    const refused = String(await publication.publish().catch((error: unknown) => error));
    expect(refused).toMatch(/^Error: /);
    expect(refused).toMatch(sentence);
    if (!state.startsWith("content with")) expect(refused).toMatch(ASK);
    // The message must not contain paths, passwords or line breaks.
    expect(refused).not.toMatch(/\/tmp|secret|undefined|\n/);
    expect(await publication.locate()).toMatchObject({ state: "computer" });
    expect(fingerprint()).toEqual(before);
  });

  test.each(PUBLISHED)("with %s sends the changed content, and nothing else", async (_state, arrange) => {
    changePhone();
    await arrange();
    const code = git(host, "ls-tree", "main", "gatsby-config.ts");
    expect(await publicationOf().publish()).toContain("Published.");
    const here = filesIn(contentOf()).filter((name) => name !== "desktop.ini");
    const lines = here.map((name) => {
      const text = readFileSync(path.join(contentOf(), name), "latin1");
      const bytes = Buffer.from(name.endsWith(".json") ? text.replaceAll("\r\n", "\n") : text, "latin1");
      return `100644 blob ${gitHash(bytes)}\tcontent/${name}`;
    });
    const online = git(host, "-c", "core.quotePath=false", "ls-tree", "-r", "main").split("\n");
    expect(online).toEqual([...lines, code]);
    const last = git(host, "log", "-1", "--format=%s", "--shortstat", "main", "--", "content/site.json");
    expect(last).toMatch(/Phone number changed.*\n\n 1 file changed, 1 insertion\(\+\), 1 deletion\(-\)$/);
    expect(await publicationOf().locate()).toMatchObject({ state: "online", canPublish: false });
    expect(git(site, "rev-parse", "HEAD")).toBe(git(host, "rev-parse", "main"));
    expect(git(site, "stash", "list")).toBe("");
    expect(git(site, "diff", "--cached", "--name-only")).toBe("");
  });
});

test("a request to a silent host ends after its time limit, without prompts or leftover processes", async () => {
  changePhone();
  const ssh = path.join(root, "ssh");
  writeFileSync(ssh, `#!/bin/sh\ntail -f ${root}/host.git/config >/dev/null &\nwait\n`, { mode: 0o755 });
  const before = fingerprint();
  await listenAsHost(net.createServer());
  const limits = { fetch: 300, push: 300 };
  expect(await publicationOf(limits).locate()).toMatchObject({
    state: "computer",
    canPublish: false,
    text: "The website's host does not answer, or this computer is offline. Try again later.",
  });
  await expect(publicationOf(limits).publish()).rejects.toThrow("does not answer");
  configure(["core.sshCommand", ssh], ["remote.origin.url", "git@example.com:firm/site.git"], ["core.askPass", ssh]);
  await expect(publicationOf(limits).publish()).rejects.toThrow("does not answer");
  await serveOverHttp({ before: ({ method, url = "" }) => method === "POST" && url.includes("receive-pack") });
  await expect(publicationOf({ ...LIMITS, push: 300 }).publish()).rejects.toThrow("Nothing was published.");
  expect(fingerprint()).toEqual(before);
});

function raise(): never {
  throw new Error("This repository cannot publish.");
}

const realFetch = globalThis.fetch;

/** Opens the editor of this computer. */
async function openEditor() {
  const api = contentApi(contentOf());
  const port = await listen(http.createServer((request, response) => api(request, response, () => response.end())));
  // The editor fetches paths without origins. A browser adds the page's origin, but Node does not.
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((url, options) => realFetch(`http://localhost:${port}${url}`, options));
  return createLocalRepository(contentOf());
}

const siteJson = () => readFileSync(path.join(contentOf(), "site.json"), "utf8");
const siteOnline = (branch = "main") => `${git(host, "show", `${branch}:content/site.json`)}\n`;

describe("newer content online", () => {
  test("is brought to an unchanged computer", async () => {
    publishElsewhere(changeEmail);
    const { locate, publish } = publicationOf();
    const text = "The website has newer content than this computer. Publish brings it here.";
    expect(await locate()).toMatchObject({ state: "online", canPublish: true, text });
    expect(await publish()).toBe("This computer now has the newer content of the website.");
    expect(siteJson()).toBe(siteOnline());
    expect(await locate()).toMatchObject({ state: "online", canPublish: false, text: "" });
    expect(git(site, "status", "--porcelain")).toBe("");
  });

  test("needs no decision if it is the same change", async () => {
    publishElsewhere(changePhone);
    changePhone();
    writeFileSync(path.join(contentOf(), "desktop.ini"), "mine");
    expect(await publicationOf().locate()).toMatchObject({ state: "online", canPublish: false });
    expect(await publicationOf().publish()).toBe("Everything that is saved on this computer is on the website.");
    expect(git(site, "status", "--porcelain")).toBe("?? content/desktop.ini");
    expect(git(site, "stash", "list")).toBe("");
  });

  test("has to be merged before anything is published, and no change is lost", async () => {
    publishElsewhere((folder) => edit("site.json", "555-0134", "555-0199", folder));
    changePhone();
    // The copied images stand for unpublished changes.
    cpSync(path.join(contentOf(), BADGE), path.join(contentOf(), "images/awards/new.png"));
    edit("awards.json", BADGE, "images/awards/new.png");
    const portrait = path.join(contentOf(), "images/portrait.png");
    cpSync(path.join(contentOf(), BADGE), portrait);
    writeFileSync(path.join(contentOf(), "desktop.ini"), "mine");
    const before = fingerprint();
    await expect(publicationOf().publish()).rejects.toBeInstanceOf(StaleError);
    expect(fingerprint()).toEqual(before);
    const awards = readFileSync(path.join(contentOf(), "awards.json"), "utf8");
    const editor = await openEditor();
    const { version: here, commit: joins, common, online } = (await editor.readOnline?.()) ?? raise();
    const merged = siteOnline().replace("555-0199", "555-0177");
    expect(common.texts.get("site.json")).toContain("555-0134");
    expect(online.texts.get("site.json")).toBe(siteOnline());
    const changes = { version: here, joins, files: new Map([["site.json", merged]]), message: "" };
    const { version } = await editor.save({ ...changes, after: online });
    expect(version).toBe((await editor.load()).version);
    expect(siteJson()).toBe(merged);
    expect(readFileSync(path.join(contentOf(), "awards.json"), "utf8")).toBe(awards);
    expect(readFileSync(portrait)).toEqual(readFileSync(path.join(contentOf(), BADGE)));
    expect(readFileSync(path.join(contentOf(), "desktop.ini"), "utf8")).toBe("mine");
    expect(git(site, "stash", "list")).toBe("");
    // After another change in the folder, the same save is out of date.
    edit("site.json", "555-0177", "555-0178");
    await expect(editor.save({ ...changes, after: online })).rejects.toBeInstanceOf(StaleError);
    expect(await editor.publish?.()).toContain("Published.");
    expect(siteOnline()).toBe(siteJson());
    expect(git(host, "ls-tree", "-r", "--name-only", "main")).toContain("content/images/awards/new.png");
    expect(git(site, "status", "--porcelain")).toBe("?? content/desktop.ini");
  });

  test("changes nothing on this computer if a local file is in its way", async () => {
    publishElsewhere((folder) => writeFileSync(path.join(folder, "notes.txt"), "theirs"));
    changePhone();
    writeFileSync(path.join(site, "notes.txt"), "mine");
    const before = fingerprint();
    await expect(publicationOf().publish()).rejects.toThrow("Nothing has changed here.");
    expect(fingerprint()).toEqual(before);
  });

  test("leaves the local changes in git's stash if the merged content cannot be written", async () => {
    publishElsewhere(changeEmail);
    changePhone();
    const editor = await openEditor();
    const { version, commit: joins, online } = (await editor.readOnline?.()) ?? raise();
    // A folder of this name, with a file in it, prevents writing the image.
    mkdirSync(path.join(contentOf(), "images/new.png"));
    writeFileSync(path.join(contentOf(), "images/new.png/.keep"), "");
    const files = new Map([["images/new.png", new Uint8Array(readFileSync(path.join(contentOf(), BADGE)))]]);
    const saved = editor.save({ version, joins, files, message: "", after: online });
    await expect(saved).rejects.toThrow(
      "Ask the person who looks after this computer to bring it back from Git's stash.",
    );
    expect(git(site, "show", "stash@{0}:content/site.json")).toContain("555-0177");
    expect(siteJson()).toBe(siteOnline());
  });

  test("that arrives before every push makes publishing fail, without a branch for approval", async () => {
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
    ["code: publishing tries again", changeCode],
    ["content: a person sees it first", changeEmail],
  ])("that arrives during publishing is %s", async (_what, change) => {
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
  const editor = await openEditor();
  const answers = await Promise.all([editor.publish?.(), editor.publish?.()]);
  // Either request may arrive first.
  expect(answers.sort()).toEqual([
    "Everything that is saved on this computer is on the website.",
    expect.stringContaining("Published."),
  ]);
  expect(git(host, "rev-list", "--count", "main")).toBe("2");
});

describe("a host that requires approval", () => {
  const branches = () => git(host, "for-each-ref", "--format=%(refname:short)", "refs/heads/content-edits-*");

  test("keeps a correction on the branch, and gets no changes until this computer has the correction", async () => {
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

  test("gets one branch from this computer, which takes changes until they are squashed or merged", async () => {
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
      links: [{ label: "Ask for approval", url: "https://host.example/pull/new/x" }],
    };
    expect(await computer.locate()).toMatchObject(waiting);
    expect(git(site, "rev-parse", "HEAD")).toBe(head);
    // Another change goes to the same pull request.
    changeEmail();
    expect(await computer.locate()).toMatchObject({ state: "computer", canPublish: true });
    expect(await computer.publish()).toBe("Sent for approval.");
    expect(await computer.locate()).toMatchObject(waiting);
    expect(branches()).toBe(branch);
    expect(siteOnline(branch)).toBe(siteJson());
    expect(git(host, "diff", "--name-only", `main...${branch}`)).toBe("content/site.json");
    // The changes are approved, and squashed into one commit.
    rmSync(path.join(host, "hooks/update"));
    publishElsewhere((folder) =>
      cpSync(path.join(contentOf(), "site.json"), path.join(contentOf(folder), "site.json")),
    );
    expect(await computer.locate()).toMatchObject({ state: "online", canPublish: false });
    // A later change is merged, with another change on top.
    edit("site.json", "555-0177", "555-0178");
    refuse();
    expect(await computer.publish()).toBe("Sent for approval.");
    rmSync(path.join(host, "hooks/update"));
    git(path.join(root, "other"), "pull", "--quiet");
    git(path.join(root, "other"), "pull", "--quiet", "--no-rebase", "--no-edit", "origin", branch);
    publishElsewhere((folder) => edit("site.json", "hello@", "info@", folder));
    expect(await computer.locate()).toMatchObject({ state: "online", canPublish: true });
    expect(await computer.publish()).toBe("This computer now has the newer content of the website.");
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
  ])("at %s has the page for approvals at %s", (address, url) => {
    expect(proposalPage(address, "refs/heads/a")).toBe(url);
  });
});

test("earlier versions have their author, time and content, including deleted images", async () => {
  const editor = await openEditor();
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
});
