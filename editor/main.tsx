import { createRoot, type Root } from "react-dom/client";
import { App } from "./components/App";
import { loadCounties } from "./load-counties";
import type { EditorSettings } from "./settings";

/** Milliseconds that a page that is just being closed may take to go. */
const CLOSING_MS = 1500;

async function start(root: Root): Promise<void> {
  if (!(await isOnlyTab())) {
    throw new Error("The editor is already open in another tab or window: go on there, or close it first.");
  }
  const [settings, counties] = await Promise.all([loadSettings(), loadCounties()]);
  root.render(<App settings={settings} counties={counties} />);
}

/** Two tabs would share one stored draft, and each would write over that of the other. Held until the page is gone. */
function isOnlyTab(): Promise<boolean> {
  return new Promise((resolve) => {
    const forever = () => new Promise<void>(() => resolve(true));
    const signal = AbortSignal.timeout(CLOSING_MS);
    navigator.locks.request("content-editor", { signal }, forever).catch(() => resolve(false));
  });
}

async function loadSettings(): Promise<EditorSettings> {
  const response = await fetch("settings.json");
  if (!response.ok) throw new Error(`The editor's settings could not be loaded (${response.status}). Wait a moment.`);
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
