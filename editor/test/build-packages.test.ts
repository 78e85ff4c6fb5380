/** @jest-environment node */
import { devDependencies as siteOnly } from "../../package.json";
import { neededPackages } from "../../test/helpers/build-packages";
import { devDependencies } from "../package.json";

const ENTRIES = ["editor/scripts/build.ts", "editor/main.tsx", "editor/preview/preview.tsx"];

test("the hosted editor builds without devDependencies, which NODE_ENV=production leaves out", async () => {
  expect(await neededPackages(ENTRIES, Object.keys({ ...siteOnly, ...devDependencies }))).toEqual([]);
});
