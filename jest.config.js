const { firm, contact, actions } = require("./test/fixtures/content/site.json");

/** @type {import("jest").Config} */
module.exports = {
  roots: ["content-model", "gatsby", "scripts", "src", "cms", "test"].map((folder) => `<rootDir>/${folder}`),
  testMatch: ["**/*.test.ts?(x)"],
  // Playwright runs the tests in test/e2e.
  testPathIgnorePatterns: ["/node_modules/", "/test/e2e/"],
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["<rootDir>/test/setup/jest.ts"],
  transform: {
    "\\.[cm]?[jt]sx?$": "<rootDir>/test/setup/esbuild-transform.js",
  },
  // Packages are compiled too, because some of them are ES modules.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/test/mocks/gatsby.ts",
    "\\.(?:avif|ico|jpe?g|png|svg|webp|woff2?)$": "<rootDir>/test/mocks/file.js",
  },
  // In a build, webpack replaces this name with its value (gatsby-node.ts).
  globals: {
    FIRM: { shortName: firm.shortName, descriptor: firm.descriptor, phone: contact.phone, call: actions.call },
  },
  restoreMocks: true,
  // In ms, for a busy machine.
  testTimeout: 20_000,
  // By default, Jest leaves one core unused, which is half of a machine with two.
  maxWorkers: "100%",
};
