/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../content-model/content-folder";

/** Rule 2 in CONTRIBUTING.md: what a file may import. The first line that fits the file counts. */
const MAY_IMPORT: [file: RegExp, imported: RegExp][] = [
  [/^src\/(?:browser|components|lib)\//, /^src\/(?!pages|sections)/],
  [/^src\//, /^src\/(?!pages)/],
  [/^content-model\//, /^content-model\//],
  [/^(?:cms|gatsby)\//, /^(?!scripts|test)/],
  [/^scripts\//, /^(?!test)/],
];

test("files import only what their folders may", () => {
  const folders = ["src", "content-model", "cms", "gatsby", "scripts"];
  const files = folders.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`));
  const wrong = files.flatMap((file) => {
    if (!/(?<!\.test)\.tsx?$/.test(file)) return [];
    const [, allowed = /./] = MAY_IMPORT.find(([importer]) => importer.test(file)) ?? [];
    const text = readFileSync(file, "utf8");
    const imported = [...text.matchAll(/from "(\..+?)"/g)].map(([, to = ""]) => path.posix.join(file, "..", to));
    // Gatsby's router never starts (docs/architecture.md), so links are `<a>`.
    const router = /\b(?:Link|navigate)\b.*from "gatsby"/.exec(text) ?? [];
    return [...imported.filter((to) => !allowed.test(to)), ...router].map((what) => `${file}: ${what}`);
  });
  expect(wrong).toEqual([]);
});
