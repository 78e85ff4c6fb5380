import { defineConfig } from "@playwright/test";
import { browsers, chromium, commonConfig } from "../test/e2e/common-config";

/** The editor's tests in browsers. They build it first; each test serves it at a port of its own. */
export default defineConfig(commonConfig("editor"), {
  globalSetup: "./test/e2e/build-editors.ts",
  projects: [
    { name: "editor", testDir: "test/e2e", testIgnore: "every-browser/**", use: chromium },
    // Where engines differ: "Chromium", "Firefox" and "WebKit". In Chromium, the project "editor" sees more of the form.
    ...browsers.map((engine) => ({
      name: engine.engine,
      testDir: "test/e2e/every-browser",
      ...(engine.engine === "Chromium" && { testIgnore: "**/editor.spec.ts" }),
      // Each test opens the whole address of its own server.
      use: { baseURL: "http://localhost", engine },
    })),
  ],
});
