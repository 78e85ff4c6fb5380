const { workspaces } = require("./package.json");

/** @type {import("jest").Config} */
module.exports = {
  roots: ["content-model", "gatsby", "scripts", "src", "test", ...workspaces].map((folder) => `<rootDir>/${folder}`),
  testMatch: ["**/*.test.ts?(x)"],
  // Playwright's tests.
  testPathIgnorePatterns: ["/node_modules/", "/test/e2e/"],
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["<rootDir>/test/setup/jest.ts"],
  transform: {
    "\\.[cm]?[jt]sx?$": "<rootDir>/test/setup/esbuild-transform.js",
  },
  // Also what is in node_modules: some packages only come as ES modules.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/test/mocks/gatsby.ts",
    "^staged-content/(.*)$": "<rootDir>/test/fixtures/content/$1",
    "\\.css$": "<rootDir>/test/mocks/css.js",
    "\\.(?:avif|ico|jpe?g|png|svg|webp|woff2?)$": "<rootDir>/test/mocks/file.js",
  },
  restoreMocks: true,
  // Milliseconds. Rendering a whole page and having axe read it takes seconds on a busy machine.
  testTimeout: 60_000,
  // Jest leaves one core unused by default, which on a machine with two is half of it.
  maxWorkers: "100%",
};
