import { createRoot, type Root } from "react-dom/client";
import { type County, indexCounties } from "../content-model/counties";
import { App } from "./components/App";
import { messageOf } from "./message-of";
import type { EditorSettings } from "./settings";

/** Milliseconds to wait for another tab that is closing. */
const CLOSING_MS = 1500;

/** Milliseconds to wait for settings and counties. */
const LOADING_MS = 60_000;

async function start(root: Root): Promise<void> {
  if (!(await isOnlyTab())) {
    throw new Error("The editor is already open in another tab or window. Continue there, or close it first.");
  }
  const [settings, counties] = await Promise.all([
    loadFile<EditorSettings>("settings.json"),
    loadFile<readonly County[]>("counties.json"),
  ]);
  root.render(<App settings={settings} counties={indexCounties(counties)} />);
}

/**
 * Takes a lock until the page closes, because two tabs would overwrite each other's stored draft.
 *
 * @returns false if another tab has the lock
 */
function isOnlyTab(): Promise<boolean> {
  return new Promise((resolve) => {
    const holdForever = () => new Promise<void>(() => resolve(true));
    const signal = AbortSignal.timeout(CLOSING_MS);
    navigator.locks
      .request("content-editor", { signal }, holdForever)
      .catch(({ name }: Error) => resolve(name !== "TimeoutError"));
  });
}

/** Loads a file that editor/server/vite.ts generates. @throws Error if the file does not arrive */
async function loadFile<T>(name: string): Promise<T> {
  const signal = AbortSignal.timeout(LOADING_MS);
  const response = await fetch(name, { signal }).catch(() => undefined);
  if (!response?.ok) throw new Error("A part of the editor did not load. Check the connection, and wait a moment.");
  return response.json();
}

const element = document.getElementById("root");
if (element) {
  const root = createRoot(element);
  start(root).catch((error: unknown) => {
    root.render(
      <main className="px-6 py-12">
        <p role="alert">{messageOf(error)} Then load this page again.</p>
      </main>,
    );
  });
}
