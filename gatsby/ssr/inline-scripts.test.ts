import { call, inlineHeadScript } from "./inline-scripts";

jest.mock("../../src/client/inline/is-supported", () => ({
  isSupported: () => Reflect.get(globalThis, "supported") as boolean,
}));

/** Runs code as the browser does: as a script of its own, which knows nothing of this file. */
function run(script: string): void {
  new Function(script)();
}

test("the script stands alone, and runs only where the browser is not too old for it", () => {
  document.documentElement.className = "";
  Object.assign(globalThis, { supported: false });
  const line = jest.spyOn(console, "info").mockImplementation();
  run(inlineHeadScript());
  expect(line).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toHaveClass("js");
  Object.assign(globalThis, { supported: true });
  run(inlineHeadScript());
  expect(document.documentElement).toHaveClass("js");
});

test("the script holds nothing that would end its element", () => {
  expect(inlineHeadScript()).not.toMatch(/<\/script|<!--/i);
  expect(call((text: string) => void text, "</script>")).not.toContain("</script");
});
