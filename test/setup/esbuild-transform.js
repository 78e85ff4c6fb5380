const { createHash } = require("node:crypto");
const path = require("node:path");
const esbuild = require("esbuild");

/** @type {esbuild.TransformOptions} */
const OPTIONS = {
  format: "cjs",
  jsx: "automatic",
  target: "node20",
  sourcemap: "external",
  // Jest cannot load its modules with `import()`, so esbuild replaces it with `require()`.
  supported: { "dynamic-import": false },
};

/** Matches the code of ES modules. If it matches other code, compiling that code only takes time. */
const ES_MODULE = /(?:^|[;}])\s*(?:import|export)\b/m;

/** Compiles code for Jest. It does not hoist `jest.mock`, so tests pass their mocks as arguments or use `jest.doMock`. */
module.exports = {
  /** @param {string} source @param {string} file */
  process(source, file) {
    if (/[\\/]node_modules[\\/]/.test(file) && !ES_MODULE.test(source)) return { code: source };
    const loader = /** @type {esbuild.Loader} */ (path.extname(file).replace(/^\.[cm]?/, ""));
    return esbuild.transformSync(source, { ...OPTIONS, loader, sourcefile: file });
  },
  /** @param {string} source @param {string} file */
  getCacheKey(source, file) {
    const input = `${esbuild.version} ${JSON.stringify(OPTIONS)} ${file} ${source}`;
    return createHash("sha256").update(input).digest("hex");
  },
};
