/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { bodyScripts, headScripts, scriptAddresses } from "./page-scripts";

Object.assign(globalThis, {
  INLINE_SCRIPTS: {
    head: "head()",
    missingPage: "log()",
    loader: "load(SCRIPT_ADDRESSES)",
    structuredData: '{"@graph":[]}',
  },
});

describe("the scripts of a page", () => {
  test("are structured data on the landing page only, and the log on the 404 page only", () => {
    const data = '<script type="application/ld+json">{"@graph":[]}</script>';
    expect(renderToStaticMarkup(headScripts("/"))).toBe(`<script>head()</script>${data}`);
    expect(renderToStaticMarkup(headScripts("/thank-you/"))).toBe("<script>head()</script>");
    expect(renderToStaticMarkup(headScripts("/404.html"))).toBe("<script>head()</script><script>log()</script>");
  });

  test("are fetched by the loader, except those that a browser may prefetch", () => {
    const scripts = [
      { name: "app-1.js", rel: "preload" },
      { name: "$&.js", rel: "preload" },
      { name: "slider.js", rel: "prefetch" },
    ];
    expect(renderToStaticMarkup(bodyScripts(scriptAddresses({ scripts })))).toBe(
      '<script>load(["/app-1.js","/$&.js"])</script>',
    );
  });

  test("stop the build if Gatsby does not name them", () => {
    expect(() => scriptAddresses({})).toThrow("Gatsby no longer names the scripts of the page in onRenderBody.");
  });
});
