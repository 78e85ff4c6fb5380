const tailwind = require("@tailwindcss/postcss");

/** Tailwind's banner would be 50 bytes of each page's first round trip. */
const withoutComments = {
  postcssPlugin: "without-comments",
  /** @param {import("postcss").Root} css */
  OnceExit: (css) => css.walkComments((comment) => void comment.remove()),
};

module.exports = { plugins: [tailwind(), withoutComments] };
