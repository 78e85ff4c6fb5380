/** `npm run check:links`: requests every outbound link of the content. Fails if one is dead. */
import { textsIn } from "../content-model/paths";
import { listProblems } from "../content-model/report";
import { isExample } from "../content-model/sample";
import { createQueryClient, requestLink } from "./lib/request-link";
import { runOnContent } from "./lib/run-on-content";

const DEAD = "Correct or remove the dead links. If all are dead, check the connection (proxy: NODE_USE_ENV_PROXY=1).";

runOnContent(async ({ content, place }) => {
  const links = [...textsIn(content)].filter(({ text }) => text.startsWith("https://") && text !== content.site.url);
  const real = links.filter(({ text }) => !isExample(text));
  if (real.length === 0) return console.log("There is no link to request: all are examples.");
  const client = createQueryClient();
  const checked = await Promise.all(
    real.map(async ({ path, text: url }) => {
      const { isAlive, note } = await requestLink(client, url);
      return { isAlive, problem: place({ path, message: `is ${isAlive ? "OK" : "dead"} (${note})` }) };
    }),
  );
  client.clear();
  console.log(listProblems(checked.map(({ problem }) => problem)));
  if (!checked.every(({ isAlive }) => isAlive)) throw new Error(DEAD);
});
