/** @jest-environment node */
import { headersFile } from "./format-headers-file";
import { responseHeaders } from "./response-headers";

const HOME = { scripts: ["'sha256-home'"], styles: [] };
const THANK_YOU = { scripts: ["'sha256-thanks'"], styles: [] };
const NOT_FOUND = { scripts: ["'sha256-404'"], styles: [] };

const PAGES = { "/": HOME, "/thank-you": THANK_YOU };
const OPTIONS = {
  pages: new Map(Object.entries(PAGES)),
  notFound: NOT_FOUND,
  immutable: ["/static/*", "/app-0123.js"],
};

function headersOf(path: string, indexable = true) {
  return responseHeaders({ ...OPTIONS, indexable }).find((rule) => rule.path === path)?.headers ?? {};
}

describe("response-headers", () => {
  test("a page allows its own code, and not that of another", () => {
    expect(headersOf("/")["Content-Security-Policy"]).toContain("script-src 'self' 'sha256-home';");
    expect(headersOf("/thank-you")["Content-Security-Policy"]).toContain("script-src 'self' 'sha256-thanks';");
  });

  test("the rule for all paths allows every page's code: on some hosts it holds beside the page's own", () => {
    expect(headersOf("/*")["Content-Security-Policy"]).toContain(
      "script-src 'self' 'sha256-404' 'sha256-home' 'sha256-thanks';",
    );
  });

  test("but for the policy, no header is set by two rules that match the same path", () => {
    const everywhere = Object.keys(headersOf("/*"));
    for (const { path, headers } of responseHeaders({ ...OPTIONS, indexable: true }).slice(1)) {
      const twice = Object.keys(headers).filter((name) => everywhere.includes(name));
      expect([path, twice.filter((name) => name !== "Content-Security-Policy")]).toEqual([path, []]);
    }
  });

  test.each([
    { path: "page", headers: {} },
    { path: "/a page", headers: {} },
    { path: "/page", headers: { "X One": "1" } },
    { path: "/page", headers: { "X-One": "" } },
    { path: "/page", headers: { "X-One": "a\n  X-Two: b" } },
  ])("what a host could misread is refused: %j", (rule) => {
    expect(() => headersFile([rule])).toThrow("a _headers file can hold");
  });
});
