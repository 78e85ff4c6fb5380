import type { Page } from "@playwright/test";
import { contentSecurityPolicy, inlineHashes } from "../../../gatsby/postbuild/content-security-policy";
import { inlineScripts } from "../../../gatsby/ssr/inline-scripts";
import { content } from "../../helpers/page-data";
import { site } from "../fixture-content";
import { expect, hydrated, test } from "../playwright-test";

const SERVICE = "https://stats.example.com";

/** Serves the landing page as a build writes it whose content names an analytics service. */
async function switchOn(page: Page, connectTo: string[]): Promise<void> {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const withService = { ...content, site: { ...content.site, analytics: { endpoint: `${SERVICE}/api/event` } } };
    const { analytics } = inlineScripts(withService, "", true);
    const body = (await response.text()).replace("</head>", () => `<script>${analytics}</script></head>`);
    const policy = contentSecurityPolicy(inlineHashes(body), connectTo);
    await route.fulfill({ response, body, headers: { ...response.headers(), "content-security-policy": policy } });
  });
}

/** Hears what the service would hear, and dials nobody. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.route(`${SERVICE}/**`, (route) => {
    heard.push(route.request().postData() ?? "");
    return route.fulfill({ status: 202 });
  });
  await page.addInitScript(() => addEventListener("click", (event) => event.preventDefault()));
  return heard;
}

test.describe("Analytics", () => {
  test("switched on, it hears which link was used and where, and nothing about the visitor", async ({
    page,
    context,
  }) => {
    const heard = await listen(page);
    await switchOn(page, [SERVICE]);
    await page.goto("/");
    await hydrated(page);
    await page.locator("#guide").getByRole("link", { name: site.actions.guide }).click();
    await page.locator("#contact").getByRole("link", { name: site.contact.phone }).click();
    await expect
      .poll(() => heard.map((message) => JSON.parse(message)))
      .toEqual([
        { name: "deed-guide:guide", domain: new URL(site.url).hostname, url: `${site.url}/` },
        { name: "call:contact", domain: new URL(site.url).hostname, url: `${site.url}/` },
      ]);
    expect(await context.cookies()).toEqual([]);
  });

  test("without leave in the policy, nothing can be sent to it", async ({ page, consoleWatch }) => {
    consoleWatch.expect(/violates the following Content Security Policy directive: "connect-src 'self'"/);
    consoleWatch.tolerate(/Fetch API cannot load/);
    const heard = await listen(page);
    await switchOn(page, []);
    await page.goto("/");
    await hydrated(page);
    await page.locator("#guide").getByRole("link", { name: site.actions.guide }).click();
    expect(heard).toEqual([]);
  });
});
