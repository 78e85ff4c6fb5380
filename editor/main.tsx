import { createRoot, type Root } from "react-dom/client";
import { type County, indexCounties } from "../content-model/counties";
import { App } from "./components/App";
import type { EditorSettings } from "./settings";

/** Milliseconds that a page that is just being closed may take to go. */
const CLOSING_MS = 1500;

/** Milliseconds that its settings may take to arrive. */
const LOADING_MS = 60_000;

async function start(root: Root): Promise<void> {
  if (!(await isOnlyTab())) {
    throw new Error("The editor is already open in another tab or window: go on there, or close it first.");
  }
  const [settings, counties] = await Promise.all([
    loadFile<EditorSettings>("settings.json"),
    loadFile<readonly County[]>("counties.json"),
  ]);
  root.render(<App settings={settings} counties={indexCounties(counties)} />);
}

/**
 * Two tabs would share one stored draft, and each would write over that of the other. Held until the page is gone. Where
 * a browser allows no storage, it allows no lock, and nothing is shared.
 */
function isOnlyTab(): Promise<boolean> {
  return new Promise((resolve) => {
    const forever = () => new Promise<void>(() => resolve(true));
    const signal = AbortSignal.timeout(CLOSING_MS);
    navigator.locks
      .request("content-editor", { signal }, forever)
      .catch(({ name }: Error) => resolve(name !== "TimeoutError"));
  });
}

/** What the build has written beside the page. @throws when the server does not send it */
async function loadFile<T>(name: string): Promise<T> {
  const response = await fetch(name, { signal: AbortSignal.timeout(LOADING_MS) }).catch(() => undefined);
  if (!response?.ok) throw new Error("A part of the editor did not arrive. Check the connection, and wait a moment.");
  return response.json();
}

const element = document.getElementById("root");
if (element) {
  const root = createRoot(element);
  start(root).catch((error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error);
    root.render(
      <main className="px-6 py-12">
        <p role="alert">{problem} Then load this page again.</p>
      </main>,
    );
  });
}
