/**
 * `npm run check:launch`: lists what to change, or to look at, before the site goes online.
 * Fails while the site shows sample content.
 */
import { CONTENT_FOLDER } from "../content-model/content-folder";
import { listProblems } from "../content-model/report";
import { findLaunchItems } from "./lib/launch-items";
import { runOnContent } from "./lib/run-on-content";

runOnContent((checked) => {
  const items = findLaunchItems(checked, CONTENT_FOLDER);
  console.log(items.length > 0 ? listProblems(items) : "Nothing is left of the sample content. Good luck!");
  if (!checked.content.site.sample) return;
  throw new Error('The site shows sample content: when the list is done, turn off "sample" in content/site.json.');
});
