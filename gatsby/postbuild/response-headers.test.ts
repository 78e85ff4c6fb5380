/** @jest-environment node */
import { headersFile } from "./format-headers-file";
import { responseHeaders } from "./response-headers";

describe("response-headers", () => {
  test("no header is set by two rules that match the same path", () => {
    const hashes = { scripts: [], styles: [] };
    const [all, ...others] = responseHeaders({ hashes, immutable: ["/static/*", "/app-0123.js"], indexable: false });
    const everywhere = Object.keys(all?.headers ?? {});
    const twice = others.flatMap(({ headers }) => Object.keys(headers)).filter((name) => everywhere.includes(name));
    expect([others.length, twice]).toEqual([2, []]);
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
