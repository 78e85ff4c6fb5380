/**
 * `npm run serve`: the built site at http://localhost:9000, as its visitors will get it.
 *
 * `PORT` names another port, `SITE_DIR` another folder than public/.
 */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { createStaticHost } from "./lib/static-host";

const SITE = path.resolve(__dirname, "..", process.env.SITE_DIR || "public");
const port = Number(process.env.PORT || 9000);
/** Why the server could not start. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: `Port ${port} is taken by another program, maybe by this one.`,
  EACCES: `This user may not open port ${port}.`,
};

if (!existsSync(path.join(SITE, "index.html"))) {
  console.error(`There is no built site in ${SITE} yet. Run "npm run build" first.`);
  process.exitCode = 1;
} else {
  createServer(createStaticHost(SITE))
    .on("error", ({ code = "", message }: NodeJS.ErrnoException) => {
      const reason = REASONS[code] ?? `The server could not start: ${message}.`;
      console.error(`${reason} Choose another port, for example: PORT=${port + 1} npm run serve`);
      process.exitCode = 1;
    })
    // On all network interfaces, so that a phone in the same network can open the site too.
    .listen(port, () => {
      console.log(`Serving ${path.relative(process.cwd(), SITE)}/ at http://localhost:${port} (Ctrl+C stops it)`);
    });
  // Ctrl+C ends it quietly.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
}
