/**
 * `npm run check:links`: requests every outbound link of the content. Fails if a link is dead, or the content is broken.
 */
import { checkContent, formatProblems } from "../content-model/check";
import { allTexts } from "../content-model/rules";
import { CONTENT_FOLDER } from "../gatsby/content/content-folder";
import { checkLinks, formatLinks } from "./lib/check-links";
import { runCommand } from "./lib/command";

void runCommand({}, async () => {
  const { content, problems, problemAt } = await checkContent(CONTENT_FOLDER);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const links = allTexts(content).filter(({ text }) => text.startsWith("https://") && text !== content.site?.url);
  const checked = await checkLinks(
    links.map(({ file, path, text }) => {
      const { file: name, line } = problemAt(file, path, "");
      return { url: text, place: `${name}:${line} ${path.join(".")}` };
    }),
  );
  console.log(formatLinks(checked));
  if (checked.some(({ state }) => state === "dead")) throw new Error("A link is dead. Correct it in the file above.");
});
