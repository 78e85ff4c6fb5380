import { type CssNode, generate, type List, parse, walk } from "css-tree";
import { type CustomPlugin, optimize, type XastChild, type XastElement, type XastParent } from "svgo";

/** What a drawing is made of. Everything else goes: scripts, foreign content, animations, and what is yet to be invented. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g a defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath
  image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** Attributes in whose value brackets are nothing but geometry. */
const GEOMETRY: ReadonlySet<string> = new Set(["transform", "gradientTransform", "patternTransform"]);

/** Properties whose values may be quoted; anywhere else, a quoted text can be an address. */
const QUOTED: ReadonlySet<string> = new Set(["font", "font-family"]);

/** A picture of pixels that lies in the file itself. */
const OWN_PIXELS = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;

/**
 * An SVG without anything that acts or that fetches: what is left can only be looked at.
 *
 * A picture in an `<img>` does neither in any browser, and the site's policy would forbid it. But the file also has an
 * address of its own, and may be put onto another host some day.
 *
 * @throws when the text is no SVG, with its place in the file ("<name>:line:column: …") if it is broken XML
 */
export function cleanSvg(text: string, name: string): string {
  const { data } = optimize(text, {
    path: name,
    multipass: false,
    plugins: [
      "removeDoctype",
      { name: "removeComments", params: { preservePatterns: false } },
      "removeMetadata",
      "removeEditorsNSData",
      // Afterwards, every address is an `href`.
      { name: "removeXlink", params: { includeLegacy: true } },
      onlyDrawing,
      // Where the file is opened by itself, the site's policy lets no styles of its own take effect.
      { name: "inlineStyles", params: { onlyMatchedOnce: false } },
      "convertStyleToAttrs",
      // What others know of scripts in SVG, should the list above ever grow too long.
      "removeScripts",
    ],
  });
  if (!data.startsWith("<svg")) throw new Error(`${name}: The file is no SVG picture; save it as SVG again`);
  return data;
}

/**
 * A clean SVG as part of another one: its root element gets a place there.
 *
 * @param attributes of the place, which replace those of the root
 */
export function nestSvg(clean: string, attributes: Readonly<Record<string, string>>): string {
  const place: CustomPlugin = {
    name: "place",
    fn: () => ({
      element: {
        enter(element, parent) {
          if (parent.type === "root") Object.assign(element.attributes, attributes);
        },
      },
    }),
  };
  return optimize(clean, { plugins: [place] }).data;
}

const onlyDrawing: CustomPlugin = {
  name: "onlyDrawing",
  fn: () => ({
    element: {
      enter(element, parent) {
        if (!ELEMENTS.has(element.name)) {
          removeNode(element, parent);
          return;
        }
        cleanAttributes(element, parent.type === "root");
        if (element.name === "style") cleanStyleElement(element);
      },
    },
    cdata: { enter: removeNode },
    instruction: { enter: removeNode },
  }),
};

function removeNode(node: XastChild, parent: XastParent): void {
  parent.children = parent.children.filter((child) => child !== node);
}

function cleanAttributes(element: XastElement, isRoot: boolean): void {
  const { attributes } = element;
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "style") attributes.style = cleanCss(value, "declarationList");
    if (attributes[name] === "" || !isHarmless(element.name, name, value)) delete attributes[name];
  }
  if (isRoot) attributes.xmlns = SVG_NAMESPACE;
}

function isHarmless(element: string, name: string, value: string): boolean {
  // Cleaned already.
  if (name === "style") return true;
  if (/^on/i.test(name)) return false;
  // Namespaces, and `xml:base`, which would turn "#a" into an address elsewhere.
  if (name.startsWith("xml")) return name === "xml:space" || name === "xml:lang";
  if (name.includes(":")) return false;
  if (name === "href") return value.startsWith("#") || (element === "image" && OWN_PIXELS.test(value));
  if (name === "src") return false;
  return GEOMETRY.has(name) || !/[(\\]/.test(value) || valueFetchesNothing(value, name);
}

/** False also of what is no value in CSS. */
function valueFetchesNothing(value: string, property: string): boolean {
  try {
    return fetchesNothing(parse(value, { context: "value" }), property);
  } catch {
    return false;
  }
}

function cleanStyleElement(element: XastElement): void {
  const css = element.children.map((child) => ("value" in child ? child.value : "")).join("");
  element.children = [{ type: "text", value: cleanCss(css, "stylesheet") }];
}

/** Rules and their declarations, but no at-rule other than `@media`: no `@import`, no `@font-face`, no animation. */
function cleanCss(css: string, context: "stylesheet" | "declarationList"): string {
  const tree = parse(css, { context, parseCustomProperty: true });
  if ("children" in tree && tree.children) cleanStatements(tree.children);
  return generate(tree);
}

function cleanStatements(statements: List<CssNode>): void {
  statements.forEach((node, item) => {
    if (!isHarmlessStatement(node)) statements.remove(item);
    else if ("block" in node && node.block) cleanStatements(node.block.children);
  });
}

/** False also of what the parser could make no sense of. */
function isHarmlessStatement(node: CssNode): boolean {
  switch (node.type) {
    case "Atrule":
      return node.name.toLowerCase() === "media";
    case "Rule":
      return node.prelude.type === "SelectorList";
    case "Declaration":
      return fetchesNothing(node.value, node.property);
    default:
      return false;
  }
}

/** True of a value that refers to nothing outside of the file. */
function fetchesNothing(value: CssNode, property: string): boolean {
  // Escapes have no business in a logo, and are how an address would be hidden.
  if (generate(value).includes("\\")) return false;
  let harmless = true;
  walk(value, (node) => {
    if (node.type === "Url" && !node.value.startsWith("#")) harmless = false;
    if (node.type === "String" && !QUOTED.has(property.toLowerCase())) harmless = false;
    // The fallback of `var()` is not parsed.
    if (node.type === "Raw" && /["'(]/.test(node.value)) harmless = false;
  });
  return harmless;
}
