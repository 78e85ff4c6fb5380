/** `npm run check:links`: requests every outbound link of the content. Fails if one is dead, or none answers. */
import { textsIn } from "../content-model/paths";
import { listProblems } from "../content-model/report";
import { isExample } from "../content-model/sample";
import { createQueryClient, requestLink } from "./lib/request-link";
import { runOnContent } from "./lib/run-on-content";

const NO_CONNECTION =
  "No link answers: most often, there is no connection, or it needs a proxy, which Node 24 uses with NODE_USE_ENV_PROXY=1.";

runOnContent(async ({ content, place }) => {
  const links = [...textsIn(content)].filter(({ text }) => text.startsWith("https://") && text !== content.site.url);
  const real = links.filter(({ text }) => !isExample(text));
  if (real.length === 0) return console.log("There is no link to request: all are examples.");
  const client = createQueryClient();
  const checked = await Promise.all(
    real.map(async ({ path, text: url }) => {
      const { isAlive, status, note } = await requestLink(client, url);
      return { isAlive, status, problem: place({ path, message: `is ${isAlive ? "OK" : "dead"} (${note})` }) };
    }),
  );
  client.clear();
  console.log(listProblems(checked.map(({ problem }) => problem)));
  if (checked.every(({ status }) => !status)) throw new Error(NO_CONNECTION);
  if (!checked.every(({ isAlive }) => isAlive)) throw new Error("Correct or remove the dead links.");
});
