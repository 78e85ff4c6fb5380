/** @jest-environment node */
import path from "node:path";
import { listFiles } from "../gatsby/content/read-content";
import { devDependencies, scripts } from "../package.json";
import { neededPackages } from "./helpers/build-packages";

/** The command that Netlify runs, and the files that Gatsby loads. */
const COMMAND = scripts.build.split(" ");
const ENTRIES = [
  ...COMMAND.filter((word) => word.endsWith(".ts")),
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx", "gatsby-browser.tsx"],
  ...["postcss.config.js", "tailwind.config.js", "src/html.tsx"],
  ...listFiles(path.join(__dirname, ".."), "src/pages/").filter((file) => !file.includes(".test.")),
];

test("the build needs no devDependencies, which npm leaves out if NODE_ENV is production", async () => {
  const leftOut = Object.keys(devDependencies);
  expect(COMMAND.filter((word) => leftOut.includes(word))).toEqual([]);
  expect(await neededPackages(ENTRIES, leftOut)).toEqual([]);
});
