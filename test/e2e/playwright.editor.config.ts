import { editorTests } from "./config";

/** Tests of the content editor, which they build themselves, on copies of the fixed content. */
export default editorTests({
  name: "editor",
  testDir: "editor",
  globalSetup: require.resolve("./editor/build-editors.ts"),
});
