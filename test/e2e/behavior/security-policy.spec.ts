import { expect, openPage, test } from "../test";

test("injected code does not run, and files from other sites do not load", async ({ page, consoleWatch }) => {
  consoleWatch.tolerate(/violates the following/);
  await page.addInitScript(() => {
    const blocked = new Set<string>();
    Object.assign(window, { blocked });
    document.addEventListener("securitypolicyviolation", (event) => blocked.add(event.effectiveDirective));
  });
  const injected = `<script>window.intruded = true</script>
    <b onfocus="window.intruded = true" autofocus tabindex="0">x</b>
    <link rel="stylesheet" href="https://styles.example.com/x.css">
    <iframe src="https://frames.example.com/"></iframe><base href="https://base.example.com/">
    <img src="https://images.example.com/x.png" alt="">`;
  await page.route("/", async (request) => {
    const response = await request.fetch();
    const html = await response.text();
    await request.fulfill({ response, body: html.replace("</body>", `${injected}</body>`) });
  });
  await openPage(page, "/");
  const blocked = () => page.evaluate(() => [...Reflect.get(window, "blocked")].sort());
  const directives = ["base-uri", "frame-src", "img-src", "script-src-attr", "script-src-elem", "style-src-elem"];
  await expect.poll(blocked).toEqual(directives);
  expect(await page.evaluate(() => "intruded" in window)).toBe(false);
});
