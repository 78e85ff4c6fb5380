import { type CustomPlugin, optimize, type XastChild, type XastParent } from "svgo";

/** The elements that a drawing needs. Others, such as scripts and animations, are removed. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g a defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath
  image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);

/** The functions of CSS and of `transform` that load nothing. `url` is allowed only for a part of the same file. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix var calc min max clamp matrix translate rotate scale skewx
  skewy matrix3d translate3d translatex translatey blur brightness contrast drop-shadow grayscale hue-rotate invert
  opacity saturate sepia circle ellipse inset polygon path and not`.split(/\s+/),
);

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
      // In a file that is opened by itself, the site's policy allows attributes, but no styles. As attributes, harmless
      // declarations also stay when others of the same style are removed below.
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
        // Some rules, such as those for print, cannot become attributes.
        if (element.name === "style") {
          const css = element.children.map((child) => ("value" in child ? child.value : "")).join("");
          element.children = [{ type: "text", value: loadsNothing(css) ? css : "" }];
        }
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
  // These are event handlers, namespaces, other addresses, and `xml:base`, with which "#a" would leave the file.
  if (/^on|^xml|:|^(?:src|ping)$/i.test(name)) return false;
  if (name === "href") {
    const isOwnImage = element === "image" && OWN_PIXELS.test(value);
    return value.startsWith("#") || isOwnImage;
  }
  return value !== "" && loadsNothing(value);
}

/** Tells whether CSS has no addresses except for parts of the same file. In doubt, the answer is false. */
function loadsNothing(css: string): boolean {
  // Escapes could hide an address, and a logo needs none. `@media` is the one at-rule that surely loads nothing.
  if (/\\|@(?!media\b)/i.test(css)) return false;
  const calls = css.matchAll(/([^\s(){}:;,'"+*/]*)\(\s*(["']?#)?/g);
  return [...calls].every(([, written = "", ownPart]) => {
    const name = written.toLowerCase();
    if (name === "url") return ownPart !== undefined;
    return name === "" || FUNCTIONS.has(name);
  });
}
