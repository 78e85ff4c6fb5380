/** @jest-environment node */
import {
  addToHead,
  deferScripts,
  minifyInlineScripts,
  removeGatsbyMeta,
  removeGatsbyStyles,
  removeNavigationScripts,
} from "./html-transforms";

const PAGE =
  '<!DOCTYPE html><html><head><title>A</title></head><body><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red">A</p></div><div id="gatsby-announcer" style="clip:rect(0, 0, 0, 0)" aria-live="assertive"></div></body></html>';

test("Gatsby's style attributes go, and nothing else of the page changes", () => {
  expect(removeGatsbyStyles(PAGE)).toBe(
    '<!DOCTYPE html><html><head><title>A</title></head><body><div tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red">A</p></div><div id="gatsby-announcer" aria-live="assertive"></div></body></html>',
  );
});

test("what Gatsby says of itself goes, and the page may reach under a phone's notch", () => {
  const html =
    '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5.16.1"/><meta name="description" content="A"/>';
  expect(removeGatsbyMeta(html)).toBe(
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/><meta name="description" content="A"/>',
  );
});

test("a page without them stays as it is", () => {
  const plain = "<html><head></head><body><p>style=</p></body></html>";
  expect(removeGatsbyStyles(plain)).toBe(plain);
});

test("elements are added at the end of the head, whatever signs they hold", () => {
  const html = addToHead("<script>a('$&')</script>", "<b>")("<html><head><title>A</title></head><body></body></html>");
  expect(html).toBe("<html><head><title>A</title><script>a('$&')</script><b></head><body></body></html>");
});

test("a page without a head is a fault, not a page without the addition", () => {
  expect(() => addToHead("<b>")("<html></html>")).toThrow("no </head>");
});

describe("the page's scripts", () => {
  const scripts =
    '<html><head></head><body><p>A</p><script src="/runtime.js" async></script><script src="/app.js" async></script></body></html>';

  test("give way to one loader that knows their addresses", () => {
    const html = deferScripts(scripts);
    expect(html).not.toMatch(/<script src/);
    expect(html).toMatch(
      /<p>A<\/p><script>\(function loadScripts.*\["\/runtime\.js","\/app\.js"\].*<\/script><\/body>/s,
    );
  });

  test("cannot be missing without a word", () => {
    expect(() => deferScripts("<html><head></head><body></body></html>")).toThrow("loads no script");
  });

  test("that stand in the page are shortened, what is not script stays", () => {
    const data = '<script type="application/ld+json">{ "a":  1 }</script>';
    const html = `<html><head>${data}<script>/*<![CDATA[*/window.pagePath = "/" ;/*]]>*/</script></head><body></body></html>`;
    expect(minifyInlineScripts(html)).toBe(
      `<html><head>${data}<script>window.pagePath="/";</script></head><body></body></html>`,
    );
  });

  test("that follow each other are one", () => {
    const html =
      "<p>A</p><script>one()</script> <script>two();</script>\n<script>three()</script><p>B</p><script>four()</script>";
    expect(minifyInlineScripts(html)).toBe(
      "<p>A</p><script>one();two();three()</script><p>B</p><script>four();</script>".replace("three()", "three()"),
    );
  });

  test("lose the list of scripts to fetch ahead, which no link of the site needs", () => {
    const list = String.raw`<script id="gatsby-chunk-mapping">/*<![CDATA[*/window.___chunkMapping="{\"app\":[\"/app.js\"]}";/*]]>*/</script>`;
    expect(removeNavigationScripts(`<p>A</p>${list}<script>A()</script>`)).toBe("<p>A</p><script>A()</script>");
  });
});
