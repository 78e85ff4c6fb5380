import { type CustomPlugin, optimize, type XastChild, type XastParent } from "svgo";

/** The elements that a drawing needs. Others, such as scripts, style sheets and animations, are removed. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g a defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath
  image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);

/** Matches CSS that loads another file, or that may hide an address. `url(#part)` is a part of the same file. */
const LOADS = /\\|image-set|url\((?!\s*["']?#)/i;

/** Matches an image whose bytes are in the SVG file itself. */
const OWN_PIXELS = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;

/**
 * Removes everything from an SVG that could run code or load other files.
 *
 * Browsers allow neither in an `<img>`, and the site's security policy forbids both. But a visitor can open the file by
 * itself, and another host may serve it without that policy.
 *
 * @throws if the text is not an SVG; for broken XML, the message begins with the place ("<name>:line:column: …")
 */
export function cleanSvg(text: string, name: string): string {
  const { data } = optimize(text, {
    path: name,
    multipass: false,
    plugins: [
      // This turns each `xlink:href` into an `href`.
      { name: "removeXlink", params: { includeLegacy: true } },
      // In a file that is opened by itself, the site's policy allows attributes, but no styles. Rules that cannot become
      // attributes, such as those for print, are removed below.
      { name: "inlineStyles", params: { onlyMatchedOnce: false } },
      "convertStyleToAttrs",
      onlyDrawing,
    ],
  });
  if (!data.startsWith("<svg")) throw new Error(`${name}: The file is not an SVG image; save it as SVG again`);
  return data;
}

const onlyDrawing: CustomPlugin = {
  name: "onlyDrawing",
  fn: () => ({
    element: {
      enter(element, parent) {
        if (!ELEMENTS.has(element.name)) return removeNode(element, parent);
        for (const [name, value] of Object.entries(element.attributes)) {
          if (!isHarmless(element.name, name, value)) delete element.attributes[name];
        }
        if (parent.type === "root") element.attributes.xmlns = "http://www.w3.org/2000/svg";
      },
    },
    cdata: { enter: removeNode },
    comment: { enter: removeNode },
    doctype: { enter: removeNode },
    instruction: { enter: removeNode },
  }),
};

function removeNode(node: XastChild, parent: XastParent): void {
  parent.children = parent.children.filter((child) => child !== node);
}

function isHarmless(element: string, name: string, value: string): boolean {
  if (name === "xml:space" || name === "xml:lang") return true;
  // Refuses event handlers, namespaces, other addresses, and `xml:base`, which would move "#a" to another file.
  if (/^on|^xml|:|^(?:src|ping)$/i.test(name)) return false;
  if (name === "href") {
    const isOwnImage = element === "image" && OWN_PIXELS.test(value);
    return value.startsWith("#") || isOwnImage;
  }
  return value !== "" && !LOADS.test(value);
}
