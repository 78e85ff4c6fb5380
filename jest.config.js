/** Packages that only come as ES modules, which Jest has to turn into CommonJS. */
const ES_MODULES = [
  "gatsby",
  "@netlify/headers-parser",
  "@netlify/redirect-parser",
  "parse5",
  "entities",
  "escape-string-regexp",
  "is-plain-obj",
  "map-obj",
  "path-exists",
];

/** @type {import("jest").Config} */
module.exports = {
  // The mock of "gatsby" is only found in a folder that is listed here.
  roots: ["<rootDir>/src", "<rootDir>/scripts", "<rootDir>/gatsby", "<rootDir>/test", "<rootDir>/__mocks__"],
  testMatch: ["**/*.test.ts?(x)"],
  // Playwright's tests.
  testPathIgnorePatterns: ["/node_modules/", "/e2e/"],
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["<rootDir>/jest/setup.ts"],
  transform: {
    "\\.[cm]?[jt]sx?$": "<rootDir>/jest/preprocess.js",
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join("|")})/)`],
  moduleNameMapper: {
    "^accepted-content/(.*)$": "<rootDir>/test/fixtures/content/$1",
    "\\.css$": "<rootDir>/jest/css-stub.js",
    "\\.(?:avif|ico|jpe?g|png|svg|webp|woff2?)$": "<rootDir>/jest/file-stub.js",
  },
  globals: {
    // Gatsby's link and navigation code reads it; the bundler defines it in a build.
    __PATH_PREFIX__: "",
  },
  restoreMocks: true,
  // Milliseconds. Rendering a whole page and having axe read it takes seconds on a busy machine.
  testTimeout: 60_000,
  // Jest leaves one core unused by default, which on a machine with two is half of it.
  maxWorkers: "100%",
};
