/**
 * `npm run serve`: serves the built site at http://localhost:9000, as Netlify would.
 *
 * `PORT` sets a port other than 9000, and `SITE_DIR` a folder other than public/.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import { assertBuilt, SITE } from "./lib/built-site";
import { readPort, runCommand } from "./lib/command";
import { createStaticHost } from "./lib/static-host";

void runCommand({}, async () => {
  assertBuilt(SITE);
  const port = readPort(9000);
  // The server listens on all network interfaces, so that a phone can open the site too.
  const server = createServer(createStaticHost(SITE)).listen(port);
  await once(server, "listening").catch(({ code = "", message }: NodeJS.ErrnoException) => {
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `Another program uses port ${port}. It may be another "npm run serve".`,
      EACCES: `This user may not open port ${port}.`,
    };
    const reason = reasons[code] ?? `The server could not start: ${message}.`;
    throw new Error(`${reason} Choose another port, for example: PORT=${port + 1} npm run serve`);
  });
  console.log(`Serving ${path.relative(process.cwd(), SITE)}/ at http://localhost:${port} (Ctrl+C stops it)`);
  // Without this, npm would print an error after Ctrl+C.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
});
