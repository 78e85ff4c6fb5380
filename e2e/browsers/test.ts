import { test as base } from "@playwright/test";
import type { Browser } from "../../scripts/find-browsers.cjs";

/** What each project of playwright.browsers.config.ts says: the browser in which its tests run. */
export interface EngineOption {
  engine: Browser;
}

export const test = base.extend<object, EngineOption>({
  engine: [undefined as never, { option: true, scope: "worker" }],
});
