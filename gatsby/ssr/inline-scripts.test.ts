/** @jest-environment node */
import vm from "node:vm";
import { content } from "../../test/helpers/page-data";
import { inlineScripts } from "./inline-scripts";
import { SCRIPT_ADDRESSES } from "./page-scripts";

/** Runs code as a browser does: by itself, with nothing but what stands in `globals`. */
function run(code: string, globals: Record<string, unknown>): void {
  vm.runInNewContext(code, globals);
}

/** The content with an analytics service, which may write its address as it likes. */
function withAnalytics(endpoint: string) {
  return { ...content, site: { ...content.site, analytics: { endpoint } } };
}

describe("the inline scripts", () => {
  test("run by themselves: in a browser that is too old, the head script says so and does nothing else", () => {
    const info = jest.fn();
    const classList = { add: jest.fn() };
    run(inlineScripts(content, "f00d", true).head, {
      console: { info },
      document: { documentElement: { classList } },
      window: {},
    });
    expect(info.mock.calls).toEqual([["This browser is too old for scripts"]]);
    expect(classList.add).not.toHaveBeenCalled();
  });

  test("get their values: the loader the page's scripts, and the name of the build for Gatsby", () => {
    const append = jest.fn();
    const listeners: [string, () => void][] = [];
    const window = {};
    run(inlineScripts(content, "f00d", true).loader.replace(SCRIPT_ADDRESSES, '["/app.js"]'), {
      window,
      location: { pathname: "/" },
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
    expect(window).toEqual({ ___webpackCompilationHash: "f00d" });
  });

  test("report events only if content names a service, and only to visitors' pages", () => {
    const { url, analytics: _, ...without } = content.site;
    expect(inlineScripts({ ...content, site: { ...without, url } }, "f00d", true).analytics).toBeUndefined();
    const reporting = withAnalytics("https://stats.example.com/api/event");
    expect(inlineScripts(reporting, "f00d", false).analytics).toBeUndefined();
    expect(inlineScripts(reporting, "f00d", true).analytics).toContain(
      `"https://stats.example.com/api/event","${url}")`,
    );
  });

  test("hold nothing that would end their element", () => {
    const hostile = withAnalytics("</script>");
    hostile.site.firm = { ...hostile.site.firm, name: '</script><script>alert("x")</script><!--' };
    const { structuredData, ...code } = inlineScripts(hostile, "f00d", true);
    for (const text of Object.values(code)) expect(text).not.toMatch(/<\/script/i);
    expect(structuredData).not.toMatch(/<\/script|<!--/i);
    expect(JSON.parse(structuredData)["@graph"][0].name).toBe(hostile.site.firm.name);
  });
});
