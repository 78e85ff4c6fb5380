/** @jest-environment node */
import path from "node:path";
import { build } from "esbuild";
import { listFiles } from "../gatsby/content/read-content";
import { devDependencies, scripts } from "../package.json";

const ROOT = path.join(__dirname, "..");
/** What Netlify runs, and what Gatsby and Vite read then. */
const COMMANDS = `${scripts.build} ${scripts["build:editor"]}`;
const ENTRIES = [
  ...COMMANDS.split(" ").filter((word) => word.endsWith(".ts")),
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx", "gatsby-browser.tsx"],
  ...["postcss.config.js", "tailwind.config.js", "src/html.tsx", "editor/main.tsx", "editor/preview/preview.tsx"],
  ...listFiles(ROOT, "src/pages/").filter((file) => !file.includes(".test.")),
];

test("builds need no package that is left out where NODE_ENV is production", async () => {
  // Types are gone from what is bundled; what is left between quotation marks is imported, or read by its name.
  const bundle = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    bundle: true,
    write: false,
    logLevel: "silent",
    outdir: "unused",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    external: ["staged-content/*", "*.woff2"],
  });
  const code = bundle.outputFiles.map(({ text }) => text).join("\n");
  const needed = Object.keys(devDependencies).filter(
    (name) => COMMANDS.split(" ").includes(name) || code.includes(`"${name}"`) || code.includes(`"${name}/`),
  );
  expect(needed).toEqual([]);
});
