/**
 * `npm run serve`: the built site at http://localhost:9000, as its visitors will get it.
 *
 * `PORT` names another port, `SITE_DIR` another folder than public/.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { listen } from "./lib/listen";
import { createStaticHost } from "./lib/static-host";

const SITE = path.resolve(__dirname, "..", process.env.SITE_DIR || "public");
const port = Number(process.env.PORT || 9000);

if (!existsSync(path.join(SITE, "index.html"))) {
  console.error(`There is no built site in ${SITE} yet. Run "npm run build" first.`);
  process.exitCode = 1;
} else {
  // On all network interfaces, so that a phone in the same network can open the site too.
  listen(createStaticHost(SITE), {
    port,
    script: "serve",
    onListening() {
      console.log(`Serving ${path.relative(process.cwd(), SITE)}/ at http://localhost:${port} (Ctrl+C stops it)`);
    },
  });
}
