import type { Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { test as base, expect } from "../../../test/e2e/playwright-test";
import type { GithubStandIn } from "../helpers/fake-github";
import { EditorPage } from "./drivers/editor-page";
import { type Changes, openWorkplace, type Setup, TOKEN, type Workplace } from "./workplace";

interface Fixtures {
  /** Where the tested editor runs. */
  setup: Setup;
  /** The content of files that differ from the fixtures: "faq.json" → its text. */
  texts: Readonly<Record<string, string>>;
  workplace: Workplace;
  /** The fake GitHub, in tests of a hosted editor. */
  github: GithubStandIn;
  /** The editor, open and signed in as ann. */
  editor: EditorPage;
  /**
   * The URLs that pages have requested from servers other than the editor and GitHub. If there are
   * any, the test fails.
   */
  foreignRequests: string[];
}

/**
 * Every spec of the editor imports `test` from here. GitHub and Netlify are stubs. A test fails if
 * its pages make requests to other servers, or if they violate the editor's security policy.
 */
export const test = base.extend<Fixtures>({
  setup: ["computer", { option: true }],
  texts: [{}, { option: true }],
  workplace: async ({ setup, texts }, use) => {
    const workplace = await openWorkplace(setup, texts);
    await use(workplace);
    await workplace.stop();
  },
  github: async ({ workplace: { github } }, use) => {
    if (!github) throw new Error("This test is about a hosted editor.");
    await use(github);
  },
  baseURL: async ({ workplace }, use) => use(workplace.origin),
  foreignRequests: [
    async ({ context, workplace }, use) => {
      const own = [workplace.origin, workplace.github?.origin];
      const requests: string[] = [];
      context.on("request", (request) => {
        const { origin, protocol, href } = new URL(request.url());
        if (protocol.startsWith("http") && !own.includes(origin)) requests.push(href);
      });
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`stopped by the policy: ${effectiveDirective} ${blockedURI} ${sample}`),
        );
      });
      await use(requests);
      expect(requests, "requests to others").toEqual([]);
    },
    { auto: true },
  ],
  editor: async ({ page, workplace }, use) => use(await open(page, workplace)),
});

/** Opens the editor, signed in as ann. */
export async function open(page: Page, workplace: Workplace): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await page.goto(workplace.origin);
  if (workplace.github) await editor.signIn(TOKEN);
  await editor.loaded();
  return editor;
}

/**
 * Expects that exactly these lines have changed since the start, and that the saved content passes
 * the content check. In `changes`, the random id of each new entry is "new".
 */
export async function expectContent(workplace: Workplace, changes: Changes): Promise<void> {
  const made = JSON.stringify(workplace.changes()).replaceAll(/(?<="\+ *\\"id\\": \\")[\da-f]{8}(?=\\")/g, "new");
  expect(JSON.parse(made)).toEqual(changes);
  expect(await workplace.problems()).toBe("No problems in the content.");
}

/** Returns an image of this size in px, which the caller can encode in any format. */
export function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#8a3324" } });
}

export { expect };
