/** Prints the compiled CSS of each list of classes as JSON: `node compile-classes.cjs "flex" "shadow ring"`. */
const path = require("node:path");
const postcss = require("postcss");
const { plugins } = require("../../postcss.config.js");

/** @type {(classes: string) => Promise<string>} */
async function compile(classes) {
  const source =
    '@import "tailwindcss/theme.css" layer(theme) theme(inline); @config "../../tailwind.config.js";' +
    `@import "tailwindcss/utilities.css" layer(utilities) source(none); @source inline("${classes}");`;
  const from = path.join(__dirname, "../../src/styles/test.css");
  return (await postcss(plugins).process(source, { from })).css;
}

Promise.all(process.argv.slice(2).map(compile)).then((styles) => console.log(JSON.stringify(styles)));
