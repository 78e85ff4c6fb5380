const { createHash } = require("node:crypto");
const path = require("node:path");
const esbuild = require("esbuild");

/** @type {esbuild.TransformOptions} */
const OPTIONS = {
  format: "cjs",
  jsx: "automatic",
  target: "node20",
  sourcemap: "external",
  // Jest has no `import()` of its own modules.
  supported: { "dynamic-import": false },
};

/** Compiles what Jest runs. It hoists no `jest.mock`: tests take what they replace as an argument, or `jest.doMock`. */
module.exports = {
  /** @param {string} source @param {string} file */
  process(source, file) {
    const loader = /** @type {esbuild.Loader} */ (path.extname(file).replace(/^\.[cm]?/, ""));
    return esbuild.transformSync(source, { ...OPTIONS, loader, sourcefile: file });
  },
  /** @param {string} source @param {string} file */
  getCacheKey: (source, file) =>
    createHash("sha256")
      .update(`${esbuild.version} ${JSON.stringify(OPTIONS)} ${file} ${source}`)
      .digest("hex"),
};
