import { once } from "node:events";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");

/** The files and folders from which Gatsby builds the site. */
const SITE_SOURCES = [
  ...["cms", "content-model", "gatsby", "src", "static", "content"],
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx", "gatsby-browser.tsx"],
  ...["package.json", "package-lock.json", "tailwind.config.js", "postcss.config.js"],
];

/**
 * Copies the site's sources to a new folder.
 *
 * @returns the new folder, which the test has to remove
 */
export function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), "sources-"));
  symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  for (const name of SITE_SOURCES) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  return copy;
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
