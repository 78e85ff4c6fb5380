import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.join(__dirname, "../../..");
/** No other test listens here. */
const PORT = "9101";

/** The files and folders from which Gatsby builds the site. */
const SITE_SOURCES = [
  ...["cms", "content-model", "gatsby", "src", "static", "content"],
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx", "gatsby-browser.tsx"],
  ...["package.json", "package-lock.json", "tailwind.config.js", "postcss.config.js"],
];

import { test as base } from "../test";

/** `gatsby develop` on a copy of the site's sources. */
export interface DevelopServer {
  address: string;
  /** Returns a function that returns everything that the terminal has shown since this call. */
  listen(): () => string;
  /** Replaces a string in a content file. */
  edit(file: string, from: string, to: string): void;
}

/** The `test` for specs of `gatsby develop`. The server starts once and ends with the last test. */
export const test = base.extend<object, { server: DevelopServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "sources-"));
      symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
      for (const name of SITE_SOURCES) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
      const env = { ...process.env, NODE_ENV: "development", GATSBY_TELEMETRY_DISABLED: "1" };
      const command = ["node_modules/gatsby/cli.js", "develop", "--port", PORT];
      // Gatsby starts processes that outlive it. With a group of its own, all of them end together.
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
      try {
        await Promise.race([started, failed]);
        await use({
          address: `http://localhost:${PORT}`,
          listen() {
            const start = output.length;
            return () => output.slice(start);
          },
          edit(file, from, to) {
            const place = path.join(folder, "content", file);
            const text = readFileSync(place, "utf8");
            if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
            writeFileSync(place, text.replace(from, to));
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
