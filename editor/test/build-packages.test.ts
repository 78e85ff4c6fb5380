/** @jest-environment node */
import { devDependencies as siteOnly } from "../../package.json";
import { neededPackages } from "../../test/helpers/build-packages";
import { devDependencies } from "../package.json";

const ENTRIES = ["editor/scripts/build.ts", "editor/main.tsx", "editor/preview/preview.tsx"];

test("the hosted editor's build needs no package that is left out where NODE_ENV is production", async () => {
  expect(await neededPackages(ENTRIES, Object.keys({ ...siteOnly, ...devDependencies }))).toEqual([]);
});
