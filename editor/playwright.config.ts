import { defineConfig } from "@playwright/test";
import { browsers, chromium, commonConfig } from "../test/e2e/common-config";

/** The editor's browser tests. They build the editor first, and each test serves it on its own port. */
export default defineConfig(commonConfig("editor"), {
  globalSetup: "./test/e2e/build-editors.ts",
  projects: [
    { name: "editor", testDir: "test/e2e", testIgnore: "every-browser/**", use: chromium },
    // These projects test what can differ between browsers. Chromium skips editor.spec.ts, because the
    // project "editor" tests the form more thoroughly.
    ...browsers.map((engine) => ({
      name: engine.engine,
      testDir: "test/e2e/every-browser",
      ...(engine.engine === "Chromium" && { testIgnore: "**/editor.spec.ts" }),
      // Each test opens the whole address of its own server.
      use: { baseURL: "http://localhost", engine },
    })),
  ],
});
