import { call, earlyScript } from "./early-script";

/** Runs code as the browser does: as a script of its own, which knows nothing of this file. */
function run(script: string): void {
  new Function(script)();
}

test("the script stands alone: it runs without anything of the modules it was written in", () => {
  document.documentElement.className = "";
  run(earlyScript());
  expect(document.documentElement).toHaveClass("js");
});

test("the script holds nothing that would end its element", () => {
  expect(earlyScript()).not.toMatch(/<\/script|<!--/i);
  expect(call((text: string) => void text, "</script>")).not.toContain("</script");
});
