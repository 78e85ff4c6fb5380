/** `npm run check:content`: says what is wrong with the content, where, and how to fix it. */
import { runOnContent } from "./lib/run-on-content";

runOnContent(() => console.log("No problems in the content."));
