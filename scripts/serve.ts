/**
 * `npm run serve`: the built site at http://localhost:9000, as its visitors will get it.
 *
 * `PORT` names another port, `SITE_DIR` another folder than public/.
 */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { createStaticHost } from "./lib/static-host";

const ROOT = path.resolve(__dirname, "..", process.env.SITE_DIR || "public");
const DEFAULT_PORT = 9000;

const port = Number(process.env.PORT || DEFAULT_PORT);

if (!existsSync(path.join(ROOT, "index.html"))) {
  fail(`There is no built site in ${ROOT} yet. Run "npm run build" first.`);
} else if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT is "${process.env.PORT}"; it has to be a whole number from 1 to 65535.`);
} else {
  serve();
}

/** Listens on all network interfaces, so that a phone in the same network can open the site too. */
function serve(): void {
  const server = createServer(createStaticHost(ROOT));
  server.on("error", (error: NodeJS.ErrnoException) => fail(explain(error)));
  server.listen(port, () =>
    console.log(`Serving ${path.relative(process.cwd(), ROOT)}/ at http://localhost:${port} (Ctrl+C stops it)`),
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
}

function explain(error: NodeJS.ErrnoException): string {
  const otherPort = `Choose another one, for example: PORT=${port + 1} npm run serve`;
  if (error.code === "EADDRINUSE") return `Port ${port} is taken by another program, maybe by this one. ${otherPort}`;
  if (error.code === "EACCES") return `This user may not open port ${port}. ${otherPort}`;
  return `The server could not start: ${error.message}`;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
