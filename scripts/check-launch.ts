/**
 * `npm run check:launch`: lists what to change, or to look at, before the site goes online.
 * Fails while the site has what was invented for the sample, or says so.
 */
import { listProblems, type PlacedProblem } from "../content-model/report";
import { findLaunchItems } from "./lib/launch-items";
import { runOnContent } from "./lib/run-on-content";

const print = (heading: string, items: PlacedProblem[]) =>
  console.log(`${heading} (${items.length}):\n${listProblems(items)}\n`);

runOnContent((checked) => {
  const { invented, claims, others } = findLaunchItems(checked);
  print("Invented for the sample, and refused once it is off", invented);
  print("For the lawyer, who signs each", claims);
  print("To look at", others);
  if (invented.length > 0) throw new Error("Replace what was invented for the sample.");
  if (checked.content.site.sample) throw new Error('Turn off "sample" in content/site.json.');
});
