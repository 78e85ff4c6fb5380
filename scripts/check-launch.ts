/**
 * `npm run check:launch`: lists what to change, or to look at, before the site goes online.
 * Fails while the site has what was invented for the sample, or says so.
 */
import { CONTENT_FOLDER } from "../content-model/content-folder";
import { listProblems, type PlacedProblem } from "../content-model/report";
import { findLaunchItems } from "./lib/launch-items";
import { runOnContent } from "./lib/run-on-content";

const print = (heading: string, items: PlacedProblem[]) =>
  console.log(`\n${heading} (${items.length}):\n${listProblems(items)}`);

runOnContent((checked) => {
  const { refused, listed, claims, others } = findLaunchItems(checked, CONTENT_FOLDER);
  print("Invented for the sample, and refused", refused);
  print("Of the sample; stays only where it is true of the firm", listed);
  print("For the lawyer, who signs each", claims);
  print("To look at", others);
  if (refused.length > 0) throw new Error("\nReplace what was invented for the sample.");
  if (checked.content.site.sample) throw new Error('\nTurn off "sample" in content/site.json.');
});
