/** `npm run serve`: serves the built site as Netlify would, at http://localhost:9000 or on the port that `PORT` names. */
import { once } from "node:events";
import { runCommand } from "./lib/run-command";
import { createStaticServer } from "./lib/static-server";

runCommand(async () => {
  const port = process.env.PORT || "9000";
  // The server listens on all network interfaces, so that a phone can open the site, too.
  const server = createStaticServer("public").listen(port);
  await once(server, "listening").catch(({ message }: Error) => {
    throw new Error(`${message}. To choose another port: PORT=9001 npm run serve`);
  });
  console.log(`Serving public/ at http://localhost:${port} (Ctrl+C stops it)`);
  // Without this, npm would print an error after Ctrl+C.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
});
