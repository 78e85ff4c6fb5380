/** @type {import("jest").Config} */
module.exports = {
  roots: ["content-model", "gatsby", "scripts", "src", "cms", "test"].map((folder) => `<rootDir>/${folder}`),
  testMatch: ["**/*.test.ts?(x)"],
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["<rootDir>/test/setup/jest.ts"],
  transform: {
    "\\.[cm]?[jt]sx?$": ["@swc/jest", { jsc: { target: "es2022", transform: { react: { runtime: "automatic" } } } }],
  },
  moduleNameMapper: { "^gatsby$": "<rootDir>/cms/gatsby-stub.ts" },
  restoreMocks: true,
  testTimeout: 20_000, // in ms, for a busy machine
  // By default, Jest leaves one core unused, which is half of a machine with two.
  maxWorkers: "100%",
};
