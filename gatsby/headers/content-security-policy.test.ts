/** @jest-environment node */
import { createHash } from "node:crypto";
import { contentSecurityPolicy, inlineHashes } from "./content-security-policy";

function sha256(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

const hashesOf = (markup: string) =>
  inlineHashes(`<!DOCTYPE html><title>A page</title><body>${markup}</body>`, "a.html");

describe("content-security-policy", () => {
  test("every inline script that a browser runs and every style gets one hash; data and files get none", () => {
    const run =
      '<script>a()</script><script type="module">b()</script><script>a()</script><script type="">c()</script>';
    const others = '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>';
    const styling = "<style>a{}</style><noscript><style>b{}</style></noscript>";
    const { scripts, styles } = hashesOf(run + others + styling);
    expect(scripts).toEqual([sha256("a()"), sha256("b()"), sha256("c()")].sort());
    expect(styles).toEqual([sha256("a{}"), sha256("b{}")].sort());
  });

  test("code is hashed exactly as it is written, with its spaces, special characters and line breaks", () => {
    const code = '\n  if (1 < 2 && "é" > "&amp;") x()\n';
    expect(hashesOf(`<script>${code}</script>`).scripts).toEqual([sha256(code)]);
    expect(hashesOf("<script>a()\r\nb()</script>").scripts).toEqual([sha256("a()\nb()")]);
  });

  test.each([
    ['<button type="button" onclick="a()">A</button>', "event handler onclick of <button>"],
    ['<p style="color:red">A</p>', 'style attribute of <p> ("color:red")'],
    ['<a href=" JavaScript:a()">A</a>', "javascript: address of <a>"],
    ['<a href="java\tscript:a()">A</a>', "javascript: address of <a>"],
    ['<iframe src="https://maps.test/"></iframe>', "<iframe>"],
    ['<form action="https://form.test/"></form>', "<form>"],
    ['<script src="https://other.test/a.js"></script>', 'foreign address of <script> ("https://other.test/a.js")'],
    ['<img src="//other.test/a.png" alt="">', 'foreign address of <img> ("//other.test/a.png")'],
    ['<link rel="stylesheet" href="https://other.test/a.css">', "foreign address of <link>"],
  ])("code that no hash can allow stops the build: %s", (markup, fault) => {
    expect(() => hashesOf(markup)).toThrow(fault);
  });

  test("without inline styles, no style is allowed inline; scripts may send to an analytics service if there is one", () => {
    const policy = contentSecurityPolicy({ scripts: [], styles: [] }, ["https://stats.example.com"]);
    expect(policy).toContain("; style-src 'self';");
    expect(policy).toContain("; connect-src 'self' https://stats.example.com;");
  });
});
