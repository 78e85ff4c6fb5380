/** `npm run check:links`: requests every outbound link of the content. Fails if one is dead. */
import { listProblems } from "../content-model/report";
import { allTexts } from "../content-model/rules";
import { createQueryClient, requestLink } from "./lib/request-link";
import { runOnContent } from "./lib/run-on-content";

runOnContent(async ({ content, problemAt }) => {
  const links = allTexts(content).filter(({ text }) => text.startsWith("https://") && text !== content.site?.url);
  const client = createQueryClient();
  const checked = await Promise.all(
    links.map(async ({ file, path, text: url }) => {
      const { isAlive, note } = await requestLink(client, url);
      const message = isAlive ? `is OK (${note})` : `is dead (${note})`;
      return { isAlive, problem: problemAt(file, path, message) };
    }),
  );
  client.clear();
  console.log(listProblems(checked.map(({ problem }) => problem)));
  if (!checked.every(({ isAlive }) => isAlive)) throw new Error("Correct or remove the dead links.");
});
