const tailwind = require("@tailwindcss/postcss");
const settleVariables = require("./src/build/settle-variables.cjs");

module.exports = { plugins: [tailwind(), settleVariables()] };
