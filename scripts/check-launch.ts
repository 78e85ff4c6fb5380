/**
 * `npm run check:launch`: lists what a person should look at before the site goes online. Fails while the site shows
 * sample content, or if the content is broken.
 */
import { checkContent, findLaunchItems } from "../content-model/check";
import { CONTENT_FOLDER } from "../content-model/content-folder";
import { formatProblems, listProblems } from "../content-model/report";
import { runCommand } from "./lib/run-command";

runCommand(async () => {
  const checked = await checkContent(CONTENT_FOLDER);
  if (checked.problems.length > 0) throw new Error(formatProblems(checked.problems));
  const items = findLaunchItems(checked);
  console.log(items.length > 0 ? listProblems(items) : "No text calls itself a sample. Good luck!");
  if (checked.content.site?.sample)
    throw new Error('The site shows sample content: "sample" is on in content/site.json.');
});
