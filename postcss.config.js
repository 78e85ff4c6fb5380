const tailwind = require("@tailwindcss/postcss");

/**
 * Tailwind lets utilities combine through custom properties (`var(--tw-leading, 1.5)`). Here none do: each becomes its
 * fallback, without which it is `solid`, the style of every border. That is a fortieth of what every page weighs.
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
    root.walkAtRules(/^(?:layer|property)$/, (rule) => {
      if (rule.params === "properties" || rule.params.startsWith("--tw-")) rule.remove();
    });
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith("--tw-")) declaration.remove();
      else {
        declaration.value = declaration.value
          .replaceAll("var(--tw-border-style)", "solid")
          .replace(/var\(--tw-[\w-]+,\s*((?:[^()]|\([^()]*\))+)\)/g, "$1");
      }
    });
  },
};

module.exports = { plugins: [tailwind(), settleVariables] };
