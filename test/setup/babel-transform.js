const { createTransformer } = require("babel-jest").default;

/** Compiles tests as Gatsby compiles the site. */
module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"],
});
