import { spawn } from "node:child_process";

export interface GitOptions {
  input?: string;
  env?: Readonly<Record<string, string>>;
  /** How long git may run without output before it is stopped, in ms. */
  silence?: number;
}

export interface GitAnswer {
  /** The exit code, or null if git was stopped because of its silence. */
  code: number | null;
  out: Buffer;
  /** The standard error, in English and without passwords. */
  messages: string;
}

/** Its message tells a person why git failed and what to do. */
export class GitError extends Error {}

/** Environment variables that git inherits. Other GIT_ variables could lead to another repository. */
const INHERITED = /^(?!GIT_)|^GIT_(?:AUTHOR_|COMMITTER_|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)$|EXEC_PATH|HTTP_|SSH|SSL_)/;

/** Keeps git from asking for passwords, because nobody watches its terminal. */
const NO_QUESTIONS = {
  GCM_INTERACTIVE: "never",
  GIT_ASKPASS: "",
  GIT_TERMINAL_PROMPT: "0",
  SSH_ASKPASS: "",
  SSH_ASKPASS_REQUIRE: "never",
};

/** Overrides settings of this computer that would prompt, push more, or run in the background. */
const SETTINGS = [
  "core.askPass=",
  "core.fsmonitor=false",
  "fetch.recurseSubmodules=false",
  "gc.auto=0",
  "log.showSignature=false",
  "maintenance.auto=false",
  "push.followTags=false",
  "push.gpgSign=false",
  "push.recurseSubmodules=no",
  // Git must not guess the author's name.
  "user.useConfigOnly=true",
  // Hooks are for developers. The content is checked here and again online.
  "core.hooksPath=/dev/null",
];

/** How long git and its helpers have to exit before they are killed or abandoned, in ms. */
const GRACE_MS = 2_000;

/** Functions that stop the running git processes. They are called when this process exits. */
const running = new Set<() => void>();
process.on("exit", () => running.forEach((stop) => void stop()));

/** Runs git in a folder. @throws GitError if git is not installed */
export function runGit(folder: string, args: readonly string[], options: GitOptions = {}): Promise<GitAnswer> {
  const { input = "", env = {}, silence = 120_000 } = options;
  const child = startGit(folder, args, env);
  const stop = () => signal(child, "SIGTERM");
  running.add(stop);
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    stop();
    setTimeout(() => signal(child, "SIGKILL"), GRACE_MS);
  }, silence);

  const out: Buffer[] = [];
  const messages: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => out.push(part) && timer.refresh());
  child.stderr.on("data", (part: Buffer) => messages.push(part) && timer.refresh());
  // Git may end before it has read all of its input.
  child.stdin.on("error", () => undefined).end(input);
  child.on("exit", () => {
    clearTimeout(timer);
    // A helper that keeps running, such as a password cache, may keep the pipes open for hours.
    const closePipes = () => [child.stdout, child.stderr].forEach((pipe) => void pipe.destroy());
    setTimeout(closePipes, GRACE_MS).unref();
  });
  return new Promise<GitAnswer>((resolve, reject) => {
    child.on("error", () => reject(new GitError(NO_GIT)));
    child.on("close", (code) => {
      const text = Buffer.concat(messages).toString();
      resolve({ code: isSilent ? null : code, out: Buffer.concat(out), messages: withoutPasswords(text) });
    });
  }).finally(() => {
    clearTimeout(timer);
    running.delete(stop);
  });
}

const isWindows = process.platform === "win32";

function startGit(folder: string, args: readonly string[], env: GitOptions["env"]) {
  const variables = Object.entries(process.env).filter(([name]) => INHERITED.test(name));
  const settings = SETTINGS.flatMap((setting) => ["-c", setting]);
  return spawn("git", ["--no-optional-locks", ...settings, "-C", folder, ...args], {
    // Git and its helpers get their own process group, so that they can be stopped together.
    detached: !isWindows,
    windowsHide: true,
    env: { ...Object.fromEntries(variables), LC_ALL: "C", ...NO_QUESTIONS, ...env },
  });
}

function signal(child: ReturnType<typeof startGit>, name: NodeJS.Signals): void {
  try {
    if (isWindows) child.kill(name);
    else if (child.pid) process.kill(-child.pid, name);
  } catch {
    // The process has already ended.
  }
}

const NO_GIT =
  "Publishing needs the program Git, which this computer does not have. Ask the person who looks after this computer to install it.";

/** Runs a git command that connects to the host. @param silence see `GitOptions` */
export async function askHost(folder: string, silence: number, args: readonly string[]): Promise<GitAnswer> {
  const command = await sshCommand(folder);
  const env = command ? { GIT_SSH_COMMAND: command } : {};
  return runGit(folder, args, { silence, env });
}

/** Returns an SSH command that never prompts; "" if GIT_SSH names a program. */
async function sshCommand(folder: string): Promise<string> {
  const { out } = await runGit(folder, ["config", "core.sshCommand"]);
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const command = GIT_SSH_COMMAND || `${out}`.trim() || (GIT_SSH ? "" : "ssh");
  if (!command) return "";
  return /plink/i.test(command) ? `${command} -batch` : `${command} -oBatchMode=yes`;
}

/** "https://ann:secret@example.com" → "https://example.com" */
function withoutPasswords(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/([a-z]+:\/\/)[^\s/@]+@/gi, "$1");
}
