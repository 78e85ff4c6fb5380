import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test as base } from "../playwright-test";
import { copyProject, freePort, SITE_SOURCES } from "../project-copy";

/** `gatsby develop` on a copy of the site's sources. */
export interface DevelopServer {
  address: string;
  /** What it has said on the terminal since this was asked for last. */
  said(): string;
  /** Saves a content file with something in it replaced. */
  edit(file: string, from: string, to: string): void;
  /** Saves a content file: "images/logo.svg". */
  save(file: string, text: string): void;
}

/** Every spec of `gatsby develop` imports `test` from here. The server starts once, and ends with the last test. */
export const test = base.extend<object, { server: DevelopServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    async ({}, use) => {
      const folder = copyProject(SITE_SOURCES);
      const port = await freePort();
      const env = { ...process.env, NODE_ENV: "development", GATSBY_TELEMETRY_DISABLED: "1", CONTENT_DIR: "content" };
      const command = ["node_modules/gatsby/cli.js", "develop", "--port", String(port)];
      // In a group of its own, which ends as a whole: Gatsby starts processes that outlive it.
      const gatsby = spawn(process.execPath, command, {
        cwd: folder,
        env,
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
      });
      const end = () => endGroup(gatsby);
      process.once("exit", end);
      let output = "";
      for (const stream of [gatsby.stdout, gatsby.stderr])
        stream.setEncoding("utf8").on("data", (text) => (output += text));
      const exit = once(gatsby, "exit");
      while (!/Building development bundle - \d/.test(output)) {
        await Promise.race([once(gatsby.stdout, "data"), exit]);
        if (gatsby.exitCode !== null) throw new Error(`gatsby develop did not start:\n${output}`);
      }
      const save = (file: string, text: string) => writeFileSync(path.join(folder, "content", file), text);
      await use({
        address: `http://localhost:${port}`,
        said() {
          const said = output;
          output = "";
          return said;
        },
        save,
        edit(file, from, to) {
          const text = readFileSync(path.join(folder, "content", file), "utf8");
          if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
          save(file, text.replace(from, to));
        },
      });
      end();
      await exit;
      process.off("exit", end);
      rmSync(folder, { recursive: true, maxRetries: 5 });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, "SIGKILL");
}
