import { readdirSync } from "node:fs";
import { assertReplaced } from "./replacements";

const FILES = readdirSync("src/client/replacements").map((name) => `src/client/replacements/${name}`);

describe("assertReplaced", () => {
  test("is content with a bundle that holds every replacement", () => {
    expect(() => assertReplaced({ "app.js": FILES })).not.toThrow();
  });

  test.each(FILES)("says what to do when nothing imports what %s replaces any more", (file) => {
    const others = FILES.filter((other) => other !== file);
    expect(() => assertReplaced({ "app.js": others })).toThrow(`${file} replaces the module`);
  });
});
