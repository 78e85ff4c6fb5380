/** @jest-environment node */
import { cleanSvg } from "./clean-svg";

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 10">';
const mark = '<path id="mark" d="M0 0h40v10H0z"/>';

/** Cleans a drawing with some markup inside. Cleaning the result again must not change it. */
function cleaned(inside: string, prolog = "", root = open): string {
  const clean = cleanSvg(`${prolog}${root}${inside}${mark}</svg>`, "logo.svg");
  expect(cleanSvg(clean, "logo.svg")).toBe(clean);
  expect(clean).toContain('id="mark"');
  return clean;
}

/** Markup that runs code or loads other files. */
const HARMFUL = [
  "<script><![CDATA[alert(1)]]></script>",
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<g onclick="alert(1)" onload="location=name" OnMouseOver="alert(1)" onbegin="alert(1)"/>',
  '<a href="javascript:alert(1)" xlink:href="java&#10;script:alert(1)"><rect/></a>',
  '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
  '<image href="data:text/html,&lt;script>alert(1)&lt;/script>"/>',
  '<image xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
  '<g xmlns="http://www.w3.org/1999/xhtml"><img src="https://evil.test" onerror="alert(1)"/></g>',
  '<a href="#mark" ping="https://evil.test"><rect/></a>',
  '<use xlink:href="https://evil.test/a.svg#x"/>',
  '<image href="https://evil.test/a.png"/><image xlink:href="//evil.test/a.png"/>',
  '<filter id="f"><feImage href="https://evil.test/a.png"/></filter>',
  '<rect fill="url(https://evil.test/a.svg#p)" mask="url(\'https://evil.test/m\')"/>',
  '<rect fill="u\\72l(https://evil.test/a.svg#p)"/>',
  '<g xml:base="https://evil.test/"><use href="#mark"/></g>',
  "<!-- <script>alert(1)</script> https://evil.test -->",
  "<metadata><a href='https://evil.test'>alert</a></metadata>",
  "<rect style=\"fill:url(https://evil.test/a.svg#p);cursor:image-set('https://evil.test/c.png' 1x)\"/>",
  '<rect style="--a:url(https://evil.test/a);fill:var(--a,url(https://evil.test/b))"/>',
  "<style><![CDATA[@media print{rect{fill:url('https://evil.test/a')}}]]></style>",
  "<style>@import 'https://evil.test/a.css';@import url(https://evil.test/b.css);</style>",
  "<style>@font-face{font-family:x;src:url(https://evil.test/a.woff2)}</style>",
  "<style>rect{fill:u\\72l(https://evil.test/a)} @\\69mport 'https://evil.test';</style>",
  "<style>rect{fill:url(https://evil.test/a</style>",
];

describe("cleanSvg", () => {
  it.each(HARMFUL)("removes %s", (inside) => {
    const harm = /script|alert|evil|base64|onclick|onload|data:|foreign|iframe|import/i;
    expect(cleaned(inside)).not.toMatch(harm);
  });

  it("removes event handlers of the root element, processing instructions, and the document type with its entities", () => {
    const prolog =
      '<?xml version="1.0"?><?xml-stylesheet href="https://evil.test/a.css"?>' +
      '<!DOCTYPE svg [<!ENTITY act "alert(1)"><!ENTITY out SYSTEM "file:///etc/passwd"><!ENTITY tag "&lt;script>alert(1)&lt;/script>">]>';
    const clean = cleaned(
      '<title>&tag;</title><g onclick="&act;"/>',
      prolog,
      open.replace(">", ' onload="&act;" style="background:url(https://evil.test)">'),
    );
    expect(clean).not.toMatch(/<script|evil|ENTITY|DOCTYPE|passwd|onload|onclick|<\?/);
  });

  it.each([
    '<linearGradient id="a"><stop stop-color="#123"/></linearGradient><rect fill="url(#a)"/>',
    "<text font-family=\"'Gill Sans', serif\">Firm</text>",
    '<g transform="translate(1 2) rotate(-45 3,4)"><path d="M0 0"/></g>',
    '<use href="#mark" x="4"/>',
    '<image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="/>',
    "<title>Smith &amp; Muñoz</title><desc>A house</desc>",
  ])("keeps %s", (inside) => {
    expect(cleaned(inside)).toContain(inside);
  });

  it("turns styles into attributes, which the site's security policy allows", () => {
    const styled = cleaned('<style>.a{fill:#123}</style><g class="a" style="stroke:url(#b);font-family:Georgia"/>');
    for (const attribute of ['stroke="url(#b)"', 'font-family="Georgia"', 'fill="#123"']) {
      expect(styled).toContain(attribute);
    }
    expect(styled).not.toContain("style");
  });

  it("keeps a color that several shapes share through one class, as Illustrator writes it", () => {
    const styled = cleaned('<style>.cls-1{fill:#123}</style><path class="cls-1"/><circle class="cls-1"/>');
    expect(styled.match(/<(?:path|circle)[^>]* fill="#123"/g)).toHaveLength(2);
  });

  it("keeps the colors of styles that also load files", () => {
    const sheet = "<style>@import url(https://evil.test/a.css);.a{fill:#123;cursor:url(https://evil.test/b)}</style>";
    const clean = cleaned(`${sheet}<g class="a" style="stroke:#456;mask:url(https://evil.test/c)"/>`);
    expect(clean).toContain('fill="#123"');
    expect(clean).toContain('stroke="#456"');
    expect(clean).not.toContain("evil");
  });

  it("keeps the view box, and turns xlink:href into href for links to parts of the same file", () => {
    expect(cleaned('<use xlink:href="#mark"/>')).toMatch(/viewBox="0 0 40 10".*<use href="#mark"\/>/);
  });

  it("reads the entities that Illustrator writes", () => {
    const prolog = '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>';
    expect(cleaned("", prolog, '<svg xmlns="&ns_svg;" viewBox="0 0 40 10">')).toMatch(
      /^<svg [^>]*xmlns="http:\/\/www.w3.org/,
    );
  });
});

test.each([
  ["broken XML", `${open}<g></svg>`, /^logo\.svg:1:\d+: /],
  ["markup that is not SVG", "<html/>", /^logo\.svg: The file is not an SVG/],
])("cleanSvg rejects a file with %s, and names the file", (_what, text, message) => {
  expect(() => cleanSvg(text, "logo.svg")).toThrow(
    expect.objectContaining({ message: expect.stringMatching(message) }),
  );
});
