const tailwind = require("@tailwindcss/postcss");
const inlineCustomProperties = require("./gatsby/webpack/inline-custom-properties.cjs");

module.exports = { plugins: [tailwind(), inlineCustomProperties()] };
