import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "../../../scripts/lib/find-browsers.cjs";
import { type Key, type MouseStep, sayAs, type Tab, type TabOpener, type TabOptions } from "./tab";

/** Keys as WebDriver writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
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

/** Milliseconds that a command may take: the longest a page of ours loads, and then some. */
const PATIENCE = 30_000;

/** Drives WebKitGTK through WebKitWebDriver, on a screen of its own that nobody sees. */
export async function openWebKit({ program }: Browser, baseURL: string): Promise<TabOpener> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: "ignore" });
  const command = webDriver(`http://127.0.0.1:${port}`);
  const close = async () => {
    await stop(driver);
    await stop(screen);
  };
  try {
    await untilReady(command);
    const probe = await openSession(command, { width: 800, height: 600 });
    await probe.close();
    return { engine: `WebKit ${probe.version}`, open: (options) => openTab(command, options, baseURL), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Command = <Result>(method: "GET" | "POST" | "DELETE", address: string, body?: unknown) => Promise<Result>;

/** Sends commands of the WebDriver protocol. @throws what the driver answers when it cannot obey */
function webDriver(origin: string): Command {
  return async (method, address, body) => {
    const answer = await fetch(origin + address, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(method === "POST" && { body: JSON.stringify(body ?? {}), headers: { "content-type": "application/json" } }),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`WebKit did not obey ${method} ${address}: ${error}. ${message}`);
    }
    return value;
  };
}

async function openSession(command: Command, { reducedMotion, before }: TabOptions) {
  const folder = await mkdtemp(path.join(tmpdir(), "webkit-view-"));
  const [consoleFile, beforeFile] = [path.join(folder, "console.txt"), path.join(folder, "before.js")];
  await writeFile(consoleFile, "");
  if (before) await writeFile(beforeFile, before);
  const { sessionId, capabilities } = await command<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": {
          binary: path.join(__dirname, "webkit-view.py"),
          args: [
            "--automation",
            `--console=${consoleFile}`,
            ...(before ? [`--before=${beforeFile}`] : []),
            ...(reducedMotion ? ["--reduced-motion"] : []),
          ],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  return {
    session,
    version: capabilities.browserVersion,
    console: async () => {
      const lines = (await readFile(consoleFile, "utf8")).split("\n");
      // What else is there, the window system says about itself.
      return lines.filter((line) => /\bCONSOLE [A-Z]/.test(line));
    },
    close: async () => {
      await command("DELETE", session);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openTab(command: Command, options: TabOptions, baseURL: string): Promise<Tab> {
  const { width, height } = options;
  const { session, console, close } = await openSession(command, options);
  const post = (address: string, body?: unknown) => command<void>("POST", session + address, body);
  const act = (actions: object[]) => post("/actions", { actions });
  await post("/window/rect", { width, height });
  return {
    goto: (address) => post("/url", { url: new URL(address, baseURL).href }),
    back: () => post("/back"),
    forward: () => post("/forward"),
    reload: () => post("/refresh"),
    evaluate: (run, ...values) =>
      command("POST", `${session}/execute/sync`, { script: `return (${run.toString()})(...arguments)`, args: values }),
    press: (key, { shift = false } = {}) => {
      const keys: (Key | "Shift")[] = shift ? ["Shift", key] : [key];
      const press = (type: string) => (name: Key | "Shift") => ({ type, value: KEY_CODES[name] });
      const actions = [...keys.map(press("keyDown")), ...keys.toReversed().map(press("keyUp"))];
      return act([{ type: "key", id: "keyboard", actions }]);
    },
    mouse: (...steps) => act([{ type: "pointer", id: "mouse", actions: steps.map(pointerAction) }]),
    wheel: (down) => {
      const scroll = { type: "scroll", x: width / 2, y: height / 2, deltaX: 0, deltaY: down, origin: "viewport" };
      return act([{ type: "wheel", id: "wheel", actions: [scroll] }]);
    },
    roleAndName: async (selector) => {
      const found = await command<Record<string, string>>("POST", `${session}/element`, {
        using: "css selector",
        value: selector,
      });
      const element = `${session}/element/${Object.values(found)[0]}`;
      const [role, name] = await Promise.all([
        command<string>("GET", `${element}/computedrole`),
        command<string>("GET", `${element}/computedlabel`),
      ]);
      return sayAs(role, name);
    },
    console,
    close,
  };
}

function pointerAction(step: MouseStep): object {
  switch (step.do) {
    case "move":
      return { type: "pointerMove", x: Math.round(step.x), y: Math.round(step.y), duration: 0 };
    case "wait":
      return { type: "pause", duration: step.ms };
    case "down":
      return { type: "pointerDown", button: 0 };
    case "up":
      return { type: "pointerUp", button: 0 };
  }
}

/** A screen that only programs see. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.on("error", reject);
    screen.on("exit", () => reject(new Error("Xvfb could not be started. Install Debian's package xvfb.")));
    screen.stdio[3]?.once("data", (text: Buffer) => resolve(text.toString().trim()));
  });
  return { screen, display: `:${number}` };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

async function untilReady(command: Command): Promise<void> {
  const start = performance.now();
  for (;;) {
    try {
      await command("GET", "/status");
      return;
    } catch (error) {
      if (performance.now() - start > PATIENCE) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const stopped = new Promise((resolve) => program.once("exit", resolve));
  program.kill();
  await stopped;
}
