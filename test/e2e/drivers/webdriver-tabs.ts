import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "../../helpers/find-browsers.cjs";
import { formatRoleAndName, type Key, type MouseStep, type Tab, type TabOpener, type TabOptions } from "./tab";

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
const COMMAND_TIMEOUT = 30_000;

/**
 * Drives WebKitGTK through WebKitWebDriver, on a virtual display. It has one window, which takes longer to start than a
 * short test takes: it serves one tab after the other, each as for another visitor.
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
    await untilReady(command);
    const { session, version } = await openSession(command, folder);
    let isInUse = false;
    return {
      engine: `WebKit ${version}`,
      open: async (options) => {
        if (isInUse) throw new Error("WebKit has one window here: close its tab before the next is opened.");
        isInUse = true;
        const tab = await openTab(session, folder, options, baseURL);
        return {
          ...tab,
          close: async () => {
            await tab.close();
            isInUse = false;
          },
        };
      },
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

/** Sends commands of the WebDriver protocol. @throws what the driver answers when it cannot do so */
function webDriver(origin: string): Command {
  return async (method, address, body) => {
    const answer = await fetch(origin + address, {
      method,
      signal: AbortSignal.timeout(COMMAND_TIMEOUT),
      ...(method === "POST" && { body: JSON.stringify(body ?? {}), headers: { "content-type": "application/json" } }),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`WebKit could not do ${method} ${address}: ${error}. ${message}`);
    }
    return value;
  };
}

async function openSession(command: Command, folder: string): Promise<{ session: Command; version: string }> {
  const { sessionId, capabilities } = await command<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": {
          binary: path.join(__dirname, "webkit-view.py"),
          args: ["--automation", `--folder=${folder}`],
        },
      },
    },
  });
  return {
    session: (method, address, body) => command(method, `/session/${sessionId}${address}`, body),
    version: capabilities.browserVersion,
  };
}

async function openTab(
  session: Command,
  folder: string,
  { width, height, reducedMotion = false, initScript = "" }: TabOptions,
  baseURL: string,
): Promise<Tab> {
  const get = <Result>(address: string) => session<Result>("GET", address);
  const post = <Result = void>(address: string, body?: unknown) => session<Result>("POST", address, body);
  const act = (actions: object[]) => post("/actions", { actions });
  const resize = (newWidth: number, newHeight: number) => post("/window/rect", { width: newWidth, height: newHeight });
  const readConsole = async () => {
    const lines = (await readFile(path.join(folder, "console.txt"), "utf8")).split("\n");
    // What else is there, the window system says about itself.
    return lines.filter((line) => /\bCONSOLE [A-Z]/.test(line));
  };

  // The window reads them when it loads this page, and removes the file once they apply.
  const optionsFile = path.join(folder, "options.json");
  await writeFile(optionsFile, JSON.stringify({ reducedMotion, initScript }));
  await post("/url", { url: "about:blank" });
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
    wheel: (down) => {
      const scroll = { type: "scroll", x: width / 2, y: height / 2, deltaX: 0, deltaY: down, origin: "viewport" };
      return act([{ type: "wheel", id: "wheel", actions: [scroll] }]);
    },
    roleAndName: async (selector) => {
      const found = await post<Record<string, string>>("/element", { using: "css selector", value: selector });
      const element = `/element/${Object.values(found)[0]}`;
      const [role, name] = await Promise.all([
        get<string>(`${element}/computedrole`),
        get<string>(`${element}/computedlabel`),
      ]);
      return formatRoleAndName(role, name);
    },
    console: async () => (await readConsole()).slice(heardBefore),
    close: async () => {
      await session("DELETE", "/actions");
      await post("/url", { url: "about:blank" });
    },
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

/** A display that exists only in memory. */
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
  await until(() =>
    command("GET", "/status").then(
      () => true,
      () => false,
    ),
  );
}

/** @throws if it does not become true in time */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const start = performance.now(); !(await isTrue()); ) {
    if (performance.now() - start > COMMAND_TIMEOUT) throw new Error("WebKit did not get ready.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const stopped = new Promise((resolve) => program.once("exit", resolve));
  program.kill();
  await stopped;
}
