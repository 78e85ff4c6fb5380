/**
 * `npm run serve`: the built site at http://localhost:9000, as its visitors will get it.
 *
 * `PORT` names another port, `SITE_DIR` another folder than public/.
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
  // On all network interfaces, so that a phone in the same network can open the site too.
  const server = createServer(createStaticHost(SITE)).listen(port);
  await once(server, "listening").catch(({ code = "", message }: NodeJS.ErrnoException) => {
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is taken by another program, maybe by this one.`,
      EACCES: `This user may not open port ${port}.`,
    };
    const reason = reasons[code] ?? `The server could not start: ${message}.`;
    throw new Error(`${reason} Choose another port, for example: PORT=${port + 1} npm run serve`);
  });
  console.log(`Serving ${path.relative(process.cwd(), SITE)}/ at http://localhost:${port} (Ctrl+C stops it)`);
  // Ctrl+C ends it quietly.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
});
