import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test as base } from "../playwright-test";
import { copyProject, freePort, SITE_SOURCES } from "../project-copy";

/** `gatsby develop` on a copy of the site's sources. */
export interface DevelopServer {
  address: string;
  /** Listens to the terminal. @returns what tells all that has been said from then on */
  listen(): () => string;
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
      const exit = once(gatsby, "exit");
      let output = "";
      const started = new Promise<void>((resolve) => {
        for (const stream of [gatsby.stdout, gatsby.stderr]) {
          stream.setEncoding("utf8").on("data", (text) => {
            output += text;
            if (/Building development bundle - \d/.test(output)) resolve();
          });
        }
      });
      const failed = exit.then(() => Promise.reject(new Error(`gatsby develop has ended:\n${output}`)));
      const save = (file: string, text: string) => writeFileSync(path.join(folder, "content", file), text);
      try {
        await Promise.race([started, failed]);
        await use({
          address: `http://localhost:${port}`,
          listen() {
            const start = output.length;
            return () => output.slice(start);
          },
          save,
          edit(file, from, to) {
            const text = readFileSync(path.join(folder, "content", file), "utf8");
            if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
            save(file, text.replace(from, to));
          },
        });
      } finally {
        end();
        await exit;
        process.off("exit", end);
        rmSync(folder, { recursive: true, maxRetries: 5 });
      }
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, "SIGKILL");
}
