/** @jest-environment node */
import { addToHead, deferScripts, removeGatsbyMarkup } from "./html-transforms";

/** A page as Gatsby writes it, and what is to be left of it. */
const GATSBY_PAGE = `<!DOCTYPE html><html><head><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5.16.1"/><meta name="description" content="A" data-gatsby-head="true"/><style data-href="/styles.1.css" data-identity="gatsby-global-css">p{}</style></head><body><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red">A</p></div><div id="gatsby-announcer" style="clip:rect(0, 0, 0, 0)" aria-live="assertive"></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script> <!-- slice-start id="_gatsby-scripts-1" --> <script>run()</script><script  id="gatsby-chunk-mapping">window.___chunkMapping={};</script> <!-- slice-end id="_gatsby-scripts-1" --> </body></html>`;
const CLEAN_PAGE =
  '<!DOCTYPE html><html><head><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/><meta name="description" content="A"/><style>p{}</style></head><body><div tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red">A</p></div><div id="gatsby-announcer" aria-live="assertive"></div><script>run()</script></body></html>';

describe("removeGatsbyMarkup", () => {
  test("takes out what Gatsby writes for itself, and leaves the rest of the page as it is", () => {
    expect(removeGatsbyMarkup(GATSBY_PAGE)).toBe(CLEAN_PAGE);
  });

  test.each([
    ["the name of the generator", '<meta name="generator" content="Gatsby 5.16.1"/>'],
    ["the marks on elements of the head", ' data-gatsby-head="true"'],
    ["the page's path", 'id="gatsby-script-loader"'],
    ["the list of all pages' scripts", 'id="gatsby-chunk-mapping"'],
  ])("says what has changed when Gatsby no longer writes %s", (what, markup) => {
    expect(() => removeGatsbyMarkup(GATSBY_PAGE.replace(markup, ""))).toThrow(`does not hold ${what} any more`);
  });
});

describe("addToHead", () => {
  test("adds an element at the end of the head, whatever characters it holds", () => {
    const html = addToHead("<script>a('$&')</script>")("<html><head><title>A</title></head><body></body></html>");
    expect(html).toBe("<html><head><title>A</title><script>a('$&')</script></head><body></body></html>");
  });

  test("refuses a page without a head", () => {
    expect(() => addToHead("<b>")("<html></html>")).toThrow("no </head>");
  });
});

describe("deferScripts", () => {
  test("puts one loader that knows their addresses in the place of the scripts", () => {
    const html = deferScripts(
      '<html><head></head><body><p>A</p><script src="/runtime.js" async></script><script src="/app.js" async></script></body></html>',
    );
    expect(html).not.toMatch(/<script src/);
    expect(html).toMatch(/<p>A<\/p><script>(?:(?!<\/script>).)*"\/runtime\.js","\/app\.js".*<\/script><\/body>/s);
  });

  test("refuses a page without scripts", () => {
    expect(() => deferScripts("<html><head></head><body></body></html>")).toThrow("loads no script");
  });
});
