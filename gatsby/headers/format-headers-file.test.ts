/** @jest-environment node */
import { headersFile } from "./format-headers-file";

test.each([
  { path: "page", headers: {} },
  { path: "/a page", headers: {} },
  { path: "/page", headers: { "X One": "1" } },
  { path: "/page", headers: { "X-One": "" } },
  { path: "/page", headers: { "X-One": "a\n  X-Two: b" } },
])("a rule that a host could misread is refused: %j", (rule) => {
  expect(() => headersFile([rule])).toThrow("a _headers file can contain");
});
