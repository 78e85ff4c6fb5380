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

/** Other packages come as CommonJS, which Jest runs as it is. Where it finds too much, the work is in vain, no more. */
const ES_MODULE = /(?:^|[;}])\s*(?:import|export)\b/m;

/** Compiles what Jest runs. It hoists no `jest.mock`: tests take what they replace as an argument, or `jest.doMock`. */
module.exports = {
  /** @param {string} source @param {string} file */
  process(source, file) {
    if (/[\\/]node_modules[\\/]/.test(file) && !ES_MODULE.test(source)) return { code: source };
    const loader = /** @type {esbuild.Loader} */ (path.extname(file).replace(/^\.[cm]?/, ""));
    return esbuild.transformSync(source, { ...OPTIONS, loader, sourcefile: file });
  },
  /** @param {string} source @param {string} file */
  getCacheKey: (source, file) =>
    createHash("sha256")
      .update(`${esbuild.version} ${JSON.stringify(OPTIONS)} ${file} ${source}`)
      .digest("hex"),
};
