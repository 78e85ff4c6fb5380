import type { BrowserContext, Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { EditorPage } from "../drivers/editor-page";
import { test as base, expect, listen } from "../playwright-test";
import type { Place } from "./build-editors";
import {
  type Changes,
  type Computer,
  type Hosted,
  openComputer,
  openHosted,
  type Person,
  TOKENS,
  type Workplace,
} from "./workplace";

interface Fixtures {
  /** Where the editor under test is. */
  place: Place;
  /** Texts that the content has instead of those of the fixtures: "faq.json" → its text. */
  texts: Readonly<Record<string, string>>;
  workplace: Workplace;
  /** The workplace, in tests that are about one kind of it. */
  computer: Computer;
  hosted: Hosted;
  /** The addresses that pages have asked for, without those of their own origin. */
  requests: string[];
  /** Opens the editor in another browser, signed in as somebody else. */
  openFor: (person: Person) => Promise<EditorPage>;
  /** Whether there is a connection to GitHub. */
  network: Network;
  /** The editor, open and signed in as ann. */
  editor: EditorPage;
}

interface Network {
  isOffline: boolean;
  /** Words of a request that arrives, but whose answer does not. Once. */
  lostAnswer?: string | undefined;
}

const GITHUB = "https://api.github.com";
const NETLIFY = "https://api.netlify.com";

/**
 * Every spec of the editor imports `test` from here. No request leaves this computer: GitHub and Netlify are stand-ins,
 * and a test whose pages ask anybody else fails. So does one in which the editor's policy stops anything.
 */
export const test = base.extend<Fixtures>({
  place: ["computer", { option: true }],
  texts: [{}, { option: true }],
  workplace: async ({ place, texts }, use) => {
    const workplace = await (place === "computer" ? openComputer(texts) : openHosted(place, texts));
    await use(workplace);
    await workplace.stop();
  },
  computer: async ({ workplace }, use) => use(workplace as Computer),
  hosted: async ({ workplace }, use) => use(workplace as Hosted),
  requests: async ({ place: _place }, use) => {
    const requests: string[] = [];
    await use(requests);
    const others = requests.filter((url) => !url.startsWith(`${GITHUB}/`) && !url.startsWith(`${NETLIFY}/auth?`));
    expect(others, "requests to others").toEqual([]);
  },
  network: async ({ place: _place }, use) => use({ isOffline: false }),
  baseURL: async ({ workplace }, use) => use(workplace.origin),
  context: async ({ context, workplace, requests, network }, use) => {
    await prepare(context, { workplace, requests, network });
    await use(context);
    await context.unrouteAll({ behavior: "ignoreErrors" });
  },
  openFor: async ({ browser, workplace, requests, network, consoleWatch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person) => {
      const context = await browser.newContext({ baseURL: workplace.origin, viewport: { width: 1280, height: 800 } });
      contexts.push(context);
      listen(context, consoleWatch);
      await prepare(context, { workplace, requests, network });
      return open(await context.newPage(), workplace, person);
    });
    for (const context of contexts) {
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    }
  },
  editor: async ({ page, workplace }, use) => use(await open(page, workplace, "ann")),
});

/** Opens the editor, signed in as somebody. */
export async function open(page: Page, workplace: Workplace, person: Person): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await editor.page.goto("/");
  if ("github" in workplace) await editor.signIn(TOKENS[person]);
  await editor.loaded();
  return editor;
}

type World = Pick<Fixtures, "workplace" | "requests" | "network">;

async function prepare(context: BrowserContext, { workplace, requests, network }: World): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`stopped by the policy: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  const isForeign = ({ origin, protocol }: URL) => origin !== workplace.origin && protocol.startsWith("http");
  context.on("request", (request) => {
    if (isForeign(new URL(request.url()))) requests.push(request.url());
  });
  await context.route(isForeign, async (route) => {
    const { origin, href } = new URL(route.request().url());
    if (!("github" in workplace) || (origin !== GITHUB && origin !== NETLIFY)) return route.abort();
    if (network.isOffline) return route.abort("internetdisconnected");
    const { github } = workplace as Hosted;
    const request = route.request();
    // Not by `route.fetch`, whose answer is gone as soon as the page is left.
    const answer = await fetch(href.replace(origin, github.origin), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    if (network.lostAnswer && request.postData()?.includes(network.lostAnswer)) {
      network.lostAnswer = undefined;
      return route.abort("connectionreset");
    }
    const headers = Object.fromEntries(answer.headers);
    await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
  });
}

/** Makes the same tests for several places. */
export function inPlaces(places: readonly Place[], define: (place: Place) => void): void {
  for (const place of places) {
    test.describe(`on ${place}`, () => {
      test.use({ place });
      define(place);
    });
  }
}

/** Exactly these lines have changed since the start, and what is saved passes the content check. */
export function expectContent(workplace: Workplace, changes: Changes): void {
  expect(workplace.changes()).toEqual(changes);
  expect(workplace.problems()).toBe("No problems in the content.");
}

/** That, and ann has made one commit of it if it is on GitHub. */
export function expectSaved(workplace: Workplace, message: string, changes: Changes): void {
  expectContent(workplace, changes);
  if ("saves" in workplace) expect((workplace as Hosted).saves()).toEqual([`ann: ${message}`]);
}

/** An image of that size in pixels, of any format. */
export function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#8a3324" } });
}

export { expect };
