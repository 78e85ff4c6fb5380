const tailwind = require("@tailwindcss/postcss");

/** A value that is one of Tailwind's variables, and its fallback: `var(--tw-leading, 1.5)`. */
const VARIABLE = /^var\((--tw-[\w-]+)(?:,\s*([^()]*))?\)$/;

/**
 * Tailwind's classes combine through variables: `border-dashed` sets the one that `border-t` reads. If no class sets a
 * variable, this plugin replaces it by its fallback or initial value. If no value reads a variable, it is removed.
 * Every page becomes lighter by 2 % (docs/upgrading.md).
 *
 * @type {import("postcss").Plugin}
 */
const settleVariables = {
  postcssPlugin: "settle-tailwind-variables",
  OnceExit(root) {
    // Tailwind's license is in licenses.txt.
    root.walkComments((comment) => {
      comment.remove();
    });
    // This layer is for browsers without @property, which are older than those that package.json names.
    root.walkAtRules("layer", (layer) => {
      if (layer.params === "properties") layer.remove();
    });
    const setByClass = new Set();
    root.walkDecls(/^--tw-/, ({ prop }) => {
      setByClass.add(prop);
    });
    const initialValues = new Map();
    root.walkDecls("initial-value", ({ parent, value }) => {
      initialValues.set(Object(parent).params, value);
    });
    root.walkDecls((declaration) => {
      const [, name, fallback] = VARIABLE.exec(declaration.value) ?? [];
      if (!name || setByClass.has(name)) return;
      declaration.value = fallback ?? initialValues.get(name) ?? declaration.value;
    });
    const read = new Set(`${root}`.match(/(?<=var\()--tw-[\w-]+/g));
    root.walkDecls(/^--tw-/, (declaration) => {
      if (!read.has(declaration.prop)) declaration.remove();
    });
    root.walkAtRules("property", (rule) => {
      if (!read.has(rule.params)) rule.remove();
    });
  },
};

module.exports = { plugins: [tailwind(), settleVariables] };
