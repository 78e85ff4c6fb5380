/** `npm run check:content`: says what is wrong with the content, where, and how to fix it. */
import { formatProblems } from "../content-model/report";
import { runOnContent } from "./lib/run-on-content";

runOnContent(({ problems }) => console.log(formatProblems(problems)));
