import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runScript } from "../run-script";
import { withBuildOutputOf } from "../swap-build-output";

/** Times builds of the content in a folder, in seconds. Neither that folder nor the built site in public/ is touched. */
export function measureBuilds(content: string): Record<string, number> {
  const copy = mkdtempSync(path.join(tmpdir(), "bench-content-"));
  cpSync(content, copy, { recursive: true });
  const landing = path.join(copy, "landing.json");
  const times: Record<string, number> = {};
  const build = (name: string) => {
    const start = performance.now();
    if (!runScript(["build"], { CONTEXT: "production", CONTENT_DIR: copy }))
      throw new Error("The build failed; its output above says why.");
    times[name] = (performance.now() - start) / 1000;
  };
  withBuildOutputOf("bench", () => {
    build("cold");
    build("warm, nothing changed");
    writeFileSync(landing, readFileSync(landing, "utf8").replace('"intro": "', '"intro": "Now: '));
    build("warm, one word changed");
    // The next measurement has to be cold again, so nothing is kept.
    return false;
  });
  rmSync(copy, { recursive: true });
  return times;
}
