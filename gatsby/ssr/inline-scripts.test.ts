/** @jest-environment node */
import vm from "node:vm";
import { inlineScript } from "./inline-scripts";

/** Runs code as a browser does: by itself, with nothing but what stands in `globals`. */
function run(code: string, globals: Record<string, unknown>): void {
  vm.runInNewContext(code, globals);
}

describe("the inline scripts", () => {
  test("run by themselves: in a browser that is too old, the head script says so and does nothing else", () => {
    const info = jest.fn();
    const classList = { add: jest.fn() };
    run(inlineScript("head-script"), { console: { info }, document: { documentElement: { classList } }, window: {} });
    expect(info.mock.calls).toEqual([["This browser is too old for scripts"]]);
    expect(classList.add).not.toHaveBeenCalled();
  });

  test("get their values", () => {
    const append = jest.fn();
    const listeners: [string, () => void][] = [];
    run(inlineScript("load-scripts", ["/app.js"]), {
      document: {
        documentElement: { className: "js", classList: { add: jest.fn() } },
        createElement: () => ({}),
        head: { append },
      },
      addEventListener: (type: string, listener: () => void) => listeners.push([type, listener]),
      removeEventListener: jest.fn(),
      setTimeout: jest.fn(),
    });
    listeners.find(([type]) => type === "scroll")?.[1]();
    expect(append.mock.calls).toEqual([[expect.objectContaining({ src: "/app.js" })]]);
  });

  test("hold nothing that would end their element", () => {
    expect(inlineScript("head-script")).not.toMatch(/<\/script|<!--/i);
    expect(inlineScript("analytics", "</script>", "")).not.toMatch(/<\/script/i);
  });
});
