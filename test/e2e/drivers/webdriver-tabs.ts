import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Browser } from "../../helpers/find-browsers.cjs";
import { freePort } from "../project-copy";
import type { Key, MouseStep, Tab, TabOpener, TabOptions } from "./tab";

/** The codes of keys in WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEY_CODES: Record<Key | "Shift", string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Home: "\uE011",
  End: "\uE010",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  Shift: "\uE008",
};

/** The time limit for a command, in ms. */
const COMMAND_TIMEOUT = 30_000;

/**
 * Drives WebKitGTK through WebKitWebDriver, on a virtual display. Its only window is slow to start,
 * so all tabs share this window. Close each tab before you open the next.
 */
export async function openWebKit({ program }: Browser, baseURL: string): Promise<TabOpener> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), "webkit-view-"));
  const driver = spawn(program, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: "ignore" });
  const stopAll = async () => {
    await stop(driver);
    await stop(screen);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const command = webDriver(`http://127.0.0.1:${port}`);
    await until(() => command("GET", "/status").then(Boolean, () => false));
    const window = { binary: path.join(__dirname, "webkit-view.py"), args: ["--automation", `--folder=${folder}`] };
    const { sessionId, capabilities } = await command<{ sessionId: string; capabilities: { browserVersion: string } }>(
      "POST",
      "/session",
      { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": window } } },
    );
    const session: Command = (method, address, body) => command(method, `/session/${sessionId}${address}`, body);
    return {
      engine: `WebKit ${capabilities.browserVersion}`,
      open: (options) => openTab(session, folder, options, baseURL),
      close: async () => {
        await session("DELETE", "");
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

type Command = <Result>(method: "GET" | "POST" | "DELETE", address: string, body?: unknown) => Promise<Result>;

/** Returns a function that sends commands of the WebDriver protocol, and throws the driver's error. */
function webDriver(origin: string): Command {
  return async (method, address, body) => {
    const answer = await fetch(origin + address, {
      method,
      signal: AbortSignal.timeout(COMMAND_TIMEOUT),
      ...(method === "POST" && { body: JSON.stringify(body ?? {}), headers: { "content-type": "application/json" } }),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`WebKit could not do ${method} ${address}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function openTab(
  session: Command,
  folder: string,
  { width, height, reducedMotion = false, initScript = "" }: TabOptions,
  baseURL: string,
): Promise<Tab> {
  const post = <Result = void>(address: string, body?: unknown) => session<Result>("POST", address, body);
  const act = (actions: object[]) => post("/actions", { actions });
  const resize = (newWidth: number, newHeight: number) => post("/window/rect", { width: newWidth, height: newHeight });
  const readConsole = async () => {
    const lines = (await readFile(path.join(folder, "console.txt"), "utf8")).split("\n");
    // The other lines come from the window system.
    return lines.filter((line) => /\bCONSOLE [A-Z]/.test(line));
  };

  // The window reads these options when it loads the blank page, and removes the file once they apply.
  const optionsFile = path.join(folder, "options.json");
  await writeFile(optionsFile, JSON.stringify({ reducedMotion, initScript }));
  const blank = { url: "about:blank" };
  // The driver sometimes ignores the first request.
  await post("/url", blank).catch(() => post("/url", blank));
  await until(async () => !existsSync(optionsFile));
  await resize(width, height);
  const heardBefore = (await readConsole()).length;
  return {
    goto: (address) => post("/url", { url: new URL(address, baseURL).href }),
    back: () => post("/back"),
    forward: () => post("/forward"),
    reload: () => post("/refresh"),
    resize,
    evaluate: (run, ...values) =>
      post("/execute/sync", { script: `return (${run.toString()})(...arguments)`, args: values }),
    press: (key, { shift = false } = {}) => {
      const keys: (Key | "Shift")[] = shift ? ["Shift", key] : [key];
      const stroke = (type: string) => (name: Key | "Shift") => ({ type, value: KEY_CODES[name] });
      const actions = [...keys.map(stroke("keyDown")), ...keys.toReversed().map(stroke("keyUp"))];
      return act([{ type: "key", id: "keyboard", actions }]);
    },
    type: (text) => {
      const actions = Array.from(text, (value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]).flat();
      return act([{ type: "key", id: "keyboard", actions }]);
    },
    mouse: (...steps) => act([{ type: "pointer", id: "mouse", actions: steps.map(pointerAction) }]),
    console: async () => (await readConsole()).slice(heardBefore),
    close: async () => {
      await session("DELETE", "/actions");
      await post("/url", blank);
    },
  };
}

function pointerAction(step: MouseStep): object {
  if (step.do === "move") return { type: "pointerMove", x: Math.round(step.x), y: Math.round(step.y), duration: 0 };
  return { type: step.do === "down" ? "pointerDown" : "pointerUp", button: 0 };
}

/** Starts a display that exists only in memory. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const failed = once(screen, "exit").then(() => {
    throw new Error("Xvfb could not be started. Install Debian's package xvfb.");
  });
  const [number] = await Promise.race([once(screen.stdio[3] as Readable, "data"), failed]);
  return { screen, display: `:${String(number).trim()}` };
}

/** Waits for a condition. @throws if it does not become true within COMMAND_TIMEOUT */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const start = performance.now(); !(await isTrue()); ) {
    if (performance.now() - start > COMMAND_TIMEOUT) throw new Error("WebKit did not get ready.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, "exit");
}
