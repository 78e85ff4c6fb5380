import { expect, openPage, test, watchPolicy } from "../playwright-test";

test("code that was injected into the HTML does not run", async ({ page, consoleWatch }) => {
  consoleWatch.expect(/Content Security Policy/);
  const violations = await watchPolicy(page);
  // A hacked account or a broken field of content could put this into the HTML.
  const injected = `<script>window.intruded = true</script><b onfocus="window.intruded = true" autofocus tabindex="0">`;
  await page.route("/", async (request) => {
    const response = await request.fetch();
    await request.fulfill({ response, body: (await response.text()).replace("</body>", `${injected}</body>`) });
  });
  await openPage(page, "/", consoleWatch);
  await expect
    .poll(async () => (await violations()).map((violation) => violation.split(":")[0]))
    .toEqual(["script-src-elem", "script-src-attr"]);
  expect(await page.evaluate(() => "intruded" in window)).toBe(false);
});
