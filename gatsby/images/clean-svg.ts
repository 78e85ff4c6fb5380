import { type CustomPlugin, optimize, type XastChild, type XastParent } from "svgo";

/** What a drawing is made of. Everything else goes: scripts, foreign content, animations, and what is yet to come. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g a defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath
  image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);

/** Of CSS and of transformations, those functions that fetch nothing; `url` only for a part of the same file. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix var calc min max clamp matrix translate rotate scale skewx
  skewy matrix3d translate3d translatex translatey blur brightness contrast drop-shadow grayscale hue-rotate invert
  opacity saturate sepia circle ellipse inset polygon path and not`.split(/\s+/),
);

/** An image of pixels that lies in the file itself. */
const OWN_PIXELS = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;

/**
 * An SVG without anything that acts or that fetches: what is left can only be looked at.
 *
 * An image in an `<img>` does neither in any browser, and the site's policy would forbid it. But the file also has an
 * address of its own, and may be put onto another host some day.
 *
 * @throws when the text is no SVG, with its place in the file ("<name>:line:column: …") if it is broken XML
 */
export function cleanSvg(text: string, name: string): string {
  const { data } = optimize(text, {
    path: name,
    multipass: false,
    plugins: [
      // Afterwards, every address is an `href`.
      { name: "removeXlink", params: { includeLegacy: true } },
      // Where the file is opened by itself, the site's policy lets no styles of its own take effect. Besides, one
      // declaration that is dropped below does not take the others with it.
      { name: "inlineStyles", params: { onlyMatchedOnce: false } },
      "convertStyleToAttrs",
      onlyDrawing,
    ],
  });
  if (!data.startsWith("<svg")) throw new Error(`${name}: The file is no SVG image; save it as SVG again`);
  return data;
}

const onlyDrawing: CustomPlugin = {
  name: "onlyDrawing",
  fn: () => ({
    element: {
      enter(element, parent) {
        if (!ELEMENTS.has(element.name)) return removeNode(element, parent);
        // What is left of a style sheet, such as rules for other media.
        if (element.name === "style") {
          const css = element.children.map((child) => ("value" in child ? child.value : "")).join("");
          element.children = [{ type: "text", value: fetchesNothing(css) ? css : "" }];
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
  // Handlers; namespaces, and `xml:base`, which would turn "#a" into an address elsewhere.
  if (/^on|^xml|:|^(?:src|ping)$/i.test(name)) return false;
  if (name === "href") return value.startsWith("#") || (element === "image" && OWN_PIXELS.test(value));
  return value !== "" && fetchesNothing(value);
}

/** True of CSS that names no address but that of a part of the same file; false also where it is hard to tell. */
function fetchesNothing(css: string): boolean {
  // Escapes have no business in a logo, and are how an address would be hidden. Of at-rules, `@media` fetches nothing.
  if (/\\|@(?!media\b)/i.test(css)) return false;
  const calls = css.matchAll(/([^\s(){}:;,'"+*/]*)\(\s*(["']?#)?/g);
  return [...calls].every(([, name = "", part]) =>
    name.toLowerCase() === "url" ? part !== undefined : name === "" || FUNCTIONS.has(name.toLowerCase()),
  );
}
