import { spawn } from "node:child_process";

export interface GitOptions {
  /** What git reads. */
  input?: string;
  env?: Readonly<Record<string, string>>;
  /** Milliseconds without a sign of life after which git is ended. */
  silence?: number;
}

export interface GitAnswer {
  /** 0 if all went well; null if git was ended because of its silence. */
  code: number | null;
  out: Buffer;
  /** What git says to people, in English and without passwords. */
  messages: string;
}

/** Why git could not do something, and what helps: in sentences for people. */
export class GitError extends Error {
  override name = "GitError";
}

/** What the caller's environment may tell git: how to connect, and who is using it. The rest leads to other repositories. */
const KEPT = /^(?!GIT_)|^GIT_(?:AUTHOR_|COMMITTER_|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)$|EXEC_PATH|HTTP_|SSH|SSL_)/;

/** Nobody sits at git's terminal: it may not ask for anything there. */
const NO_QUESTIONS = {
  GCM_INTERACTIVE: "never",
  GIT_ASKPASS: "",
  GIT_TERMINAL_PROMPT: "0",
  SSH_ASKPASS: "",
  SSH_ASKPASS_REQUIRE: "never",
};

/** Settings of this computer that would ask, send something else besides, or start what goes on afterward. */
const SETTINGS = [
  ...["core.askPass=", "core.fsmonitor=false", "fetch.recurseSubmodules=false", "gc.auto=0", "maintenance.auto=false"],
  ...["push.followTags=false", "push.gpgSign=false", "push.recurseSubmodules=no", "log.showSignature=false"],
  // Nobody's name is guessed.
  "user.useConfigOnly=true",
  // Hooks format, test and ask, for developers. What is published is checked here, and again online.
  "core.hooksPath=/dev/null",
];

/** How long git has to end by itself, and to remove its locks; then, for helpers that it leaves behind, to let go. */
const GRACE_MS = 2_000;

/** Ends what is running, for when this program ends first. */
const running = new Set<() => void>();
process.on("exit", () => running.forEach((stop) => void stop()));

/** Runs git in a folder. @throws GitError if this computer has none */
export function runGit(folder: string, args: readonly string[], options: GitOptions = {}): Promise<GitAnswer> {
  const { input = "", env = {}, silence = 120_000 } = options;
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name)));
  const all = ["--no-optional-locks", ...SETTINGS.flatMap((setting) => ["-c", setting]), "-C", folder, ...args];
  const child = spawn("git", all, {
    // A group of its own, without a terminal, in which its helpers end together with it.
    detached: process.platform !== "win32",
    windowsHide: true,
    env: { ...inherited, LC_ALL: "C", ...NO_QUESTIONS, ...env },
  });
  const signal = (name: NodeJS.Signals) => {
    try {
      if (process.platform === "win32") child.kill(name);
      else if (child.pid) process.kill(-child.pid, name);
    } catch {
      // It has ended already.
    }
  };
  const stop = () => signal("SIGTERM");
  running.add(stop);
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    stop();
    setTimeout(signal, GRACE_MS, "SIGKILL");
  }, silence);
  const [out, messages]: Buffer[][] = [[], []];
  child.stdout.on("data", (part: Buffer) => out?.push(part) && timer.refresh());
  child.stderr.on("data", (part: Buffer) => messages?.push(part) && timer.refresh());
  // Git may end before it has read all.
  child.stdin.on("error", () => undefined).end(input);
  child.on("exit", () => {
    clearTimeout(timer);
    // A helper that runs on (a cache of passwords) may hold the pipes for hours.
    setTimeout(() => [child.stdout, child.stderr].forEach((pipe) => void pipe.destroy()), GRACE_MS).unref();
  });
  return new Promise<GitAnswer>((resolve, reject) => {
    child.on("error", () => reject(new GitError(NO_GIT)));
    child.on("close", (code) => {
      const text = Buffer.concat(messages ?? []).toString();
      resolve({ code: isSilent ? null : code, out: Buffer.concat(out ?? []), messages: withoutPasswords(text) });
    });
  }).finally(() => {
    clearTimeout(timer);
    running.delete(stop);
  });
}

const NO_GIT =
  "Publishing needs the program Git, which this computer does not have. Ask whoever looks after this computer to install it.";

/** Runs a command of git that asks the host. @param silence milliseconds */
export async function askHost(folder: string, silence: number, args: readonly string[]): Promise<GitAnswer> {
  const { out } = await runGit(folder, ["config", "core.sshCommand"]);
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const ssh = GIT_SSH_COMMAND || `${out}`.trim() || (GIT_SSH ? "" : "ssh");
  const env = ssh && { GIT_SSH_COMMAND: /plink/i.test(ssh) ? `${ssh} -batch` : `${ssh} -oBatchMode=yes` };
  return runGit(folder, args, { silence, ...(env && { env }) });
}

/** "https://ann:secret@example.com" → "https://example.com" */
function withoutPasswords(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/([a-z]+:\/\/)[^\s/@]+@/gi, "$1");
}
