const tailwind = require("@tailwindcss/postcss");

/** One of Tailwind's variables, and its fallback. One with deeper brackets is none, and stays. */
const VARIABLE = /var\((--tw-[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

/**
 * Tailwind lets utilities combine through custom properties (`var(--tw-leading, 1.5)`). One that no class sets is
 * replaced by what it stands for then, and one that nothing reads is left out; all else stays as Tailwind wrote it.
 * That makes every page lighter by a fortieth.
 *
 * @type {import("postcss").Plugin}
 */
const settleVariables = {
  postcssPlugin: "settle-tailwind-variables",
  OnceExit(root) {
    // Its license is in licenses.txt.
    root.walkComments((comment) => {
      comment.remove();
    });
    const initialValues = new Map();
    root.walkDecls("initial-value", ({ parent, value }) => {
      // In `calc()`, 0 is a number and no length.
      initialValues.set(Object(parent).params, value === "0" && `${parent}`.includes("<length") ? "0px" : value);
    });
    const set = new Set();
    root.walkDecls(/^--tw-/, ({ prop, parent }) => {
      // There, the initial values are repeated for browsers that do not know `@property`.
      if (!Object(parent).selector?.includes("::backdrop")) set.add(prop);
    });
    /** @type {(value: string) => string} */
    const settle = (value) =>
      // Minified, "var(--a)var(--b)" is not to become "00".
      value.replaceAll(")var(", ") var(").replace(VARIABLE, (whole, name, fallback) => {
        if (!set.has(name))
          return initialValues.get(name) ?? (fallback === undefined ? whole : settle(fallback).trim());
        return fallback === undefined ? whole : `var(${name},${settle(fallback)})`;
      });
    root.walkDecls((declaration) => {
      declaration.value = settle(declaration.value).trim();
    });
    removeUnused(root);
    // If the layer itself has gone, so does the statement that gives it its place.
    if (/@layer properties\s*\{/.test(`${root}`)) return;
    root.walkAtRules("layer", (layer) => {
      if (layer.params === "properties") layer.remove();
    });
  },
};

/** @type {(root: import("postcss").Root) => void} */
function removeUnused(root) {
  const read = new Set(`${root}`.match(/(?<=var\()--tw-[\w-]+/g));
  let isDone = true;
  root.walk((node) => {
    const { prop, params, value, nodes } = Object(node);
    const isUnread = /^--tw-/.test(prop ?? params) && !read.has(prop ?? params);
    // Nothing is left of the class `filter`, for example, where none says by which filter.
    const isEmpty = nodes?.length === 0 || (value === "" && !prop.startsWith("--"));
    if (!isUnread && !isEmpty) return;
    node.remove();
    isDone = false;
  });
  if (!isDone) removeUnused(root);
}

module.exports = { plugins: [tailwind(), settleVariables] };
