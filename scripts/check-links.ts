/** `npm run check:links`: requests every outbound link of the content. Fails if one is dead, or the content is broken. */
import { formatProblems, listProblems } from "../content-model/report";
import { allTexts, isReserved } from "../content-model/rules";
import { createQueryClient, requestLink } from "./lib/request-link";
import { runOnContent } from "./lib/run-on-content";

runOnContent(async ({ content, problemAt }) => {
  const links = allTexts(content).filter(({ text }) => text.startsWith("https://") && text !== content.site?.url);
  const client = createQueryClient();
  const checked = await Promise.all(
    links.map(async ({ file, path, text: url }) => {
      const example = { isAlive: true, note: "an example, not requested" };
      const { isAlive, note } = isReserved(url) ? example : await requestLink(client, url);
      const message = isAlive ? `is OK (${note})` : `is dead (${note}); correct or remove it`;
      return { isAlive, problem: problemAt(file, path, message) };
    }),
  );
  client.clear();
  const list = (alive: boolean) => checked.filter(({ isAlive }) => isAlive === alive).map(({ problem }) => problem);
  console.log(listProblems(list(true)));
  if (list(false).length > 0) throw new Error(formatProblems(list(false)));
});
