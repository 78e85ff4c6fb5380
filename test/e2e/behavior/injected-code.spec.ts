import { expect, openPage, test } from "../test";

test("injected code and images do not run or load", async ({ page, consoleWatch }) => {
  consoleWatch.tolerate(/violates the following/);
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    document.addEventListener("securitypolicyviolation", (event) => blocked.push(event.effectiveDirective));
  });
  const injected = `<script>window.intruded = true</script>
    <b onfocus="window.intruded = true" autofocus tabindex="0">x</b>
    <img src="https://images.example.com/x.png" alt="">`;
  await page.route("/", async (request) => {
    const response = await request.fetch();
    const html = await response.text();
    await request.fulfill({ response, body: html.replace("</body>", `${injected}</body>`) });
  });
  await openPage(page, "/");
  const blocked = () => page.evaluate(() => Reflect.get(window, "blocked").sort());
  await expect.poll(blocked).toEqual(["img-src", "script-src-attr", "script-src-elem"]);
  expect(await page.evaluate(() => "intruded" in window)).toBe(false);
});
