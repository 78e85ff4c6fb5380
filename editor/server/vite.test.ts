/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { indexCounties } from "../../content-model/counties";
import { readCounties } from "../../content-model/read-counties";
import { listFiles } from "../../gatsby/content/read-content";
import { inlineHashes } from "../../gatsby/headers/content-security-policy";
import type { EditorSettings } from "../settings";
import { editorHeaders } from "./headers";

const ROOT = path.join(__dirname, "../..");
const SETTINGS: EditorSettings = {
  place: "github",
  owner: "somebody",
  name: "site",
  branch: "main",
  publish: "pull-request",
};

let out: string;

beforeAll(() => {
  out = mkdtempSync(path.join(tmpdir(), "editor-"));
  // Vite is an ES module, so it runs in another process.
  const code = `require("./editor/server/vite").buildEditor(...${JSON.stringify([SETTINGS, out])})`;
  execFileSync(process.execPath, ["--require", "tsx/cjs", "--eval", code], { cwd: ROOT });
});

afterAll(() => rmSync(out, { recursive: true }));

const read = (name: string) => readFileSync(path.join(out, name), "utf8");

describe("the built editor", () => {
  test.each(["index.html", "preview.html"])("%s has no inline code, and names only existing files", (page) => {
    expect(inlineHashes(read(page), page)).toEqual({ scripts: [], styles: [] });
    expect(read(page)).toContain('<html lang="en">');
    const addresses = [...read(page).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = ""]) => address.slice(1));
    const files = [...listFiles(out), ""];
    expect(addresses.filter((address) => !files.includes(address))).toEqual([]);
  });

  test("has a script of at most 135 KB (brotli), not counting the parts that load on demand", () => {
    const scripts = [...read("index.html").matchAll(/"\/(assets\/[^"]*\.js)"/g)].map(([, name = ""]) => name);
    const sizes = scripts.map((name) => brotliCompressSync(readFileSync(path.join(out, name))).length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(135_000);
  });

  test("contains its settings, the counties for the check, and the licenses of its packages", () => {
    expect(JSON.parse(read("settings.json"))).toEqual(SETTINGS);
    expect(indexCounties(JSON.parse(read("counties.json")))).toEqual(readCounties());
    expect(read("licenses.txt")).toMatch(/^- react-dom /m);
  });

  test("is not indexed, and connects only to its own origin and to GitHub", () => {
    expect(read("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
    expect(read("_headers")).toContain("X-Robots-Tag: noindex");
    expect(read("_headers")).toContain("connect-src 'self' https://api.github.com;");
  });

  test("lets browsers cache each file with a hash in its name, but not a missing one", () => {
    const kept = read("_headers").match(/^\S+(?=\n {2}Cache-Control: public, max-age=31536000, immutable$)/gm);
    expect(kept?.toSorted()).toEqual(listFiles(out, "assets/").map((name) => `/${name}`));
  });
});

test("the content security policy of the editor on this computer allows its own files and blob: images", () => {
  const policy = /Content-Security-Policy: (.*)/.exec(editorHeaders({ place: "local" }, []))?.[1] ?? "";
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ]);
});
