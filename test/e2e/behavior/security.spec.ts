import { expect, openPage, test, watchPolicy } from "../playwright-test";

test("injected code does not run, and no script can write code into the page", async ({ page, consoleWatch }) => {
  consoleWatch.expect(/Content Security Policy/);
  consoleWatch.expect(/nothing\.png/);
  const violations = await watchPolicy(page);
  // A hacked account or a broken field of content could put this into the HTML.
  await page.route("/", async (request) => {
    const response = await request.fetch();
    const body = (await response.text()).replace("<head>", "<head><script>window.intruded = true</script>").replace(
      "</body>",
      `<img src="/nothing.png" onerror="window.intruded = true" alt=""><p style="color: red"></p>
       <a href="javascript:window.intruded = true" id="trap">Trap</a>
       <script src="https://foreign.example/evil.js"></script></body>`,
    );
    await request.fulfill({ response, body });
  });
  await page.route("https://foreign.example/**", (request) =>
    request.fulfill({ contentType: "text/javascript", body: "window.intruded = true" }),
  );
  await openPage(page, "/", consoleWatch);
  await page.locator("#trap").dispatchEvent("click");
  await expect
    .poll(async () => (await violations()).map((violation) => violation.split(":")[0]).sort())
    .toEqual(expect.arrayContaining(["script-src-attr", "script-src-elem", "script-src-elem", "style-src-attr"]));
  expect(await page.evaluate(() => "intruded" in window)).toBe(false);

  consoleWatch.expect(/TrustedHTML|TrustedScript|Trusted Type/i);
  const attempts = await page.evaluate(async () => {
    // The policy does not apply inside `evaluate`, but it applies after a timer.
    await new Promise((resolve) => setTimeout(resolve));
    const outcome = (attempt: () => void) => {
      try {
        attempt();
        return "done";
      } catch (error) {
        return error instanceof Error ? error.name : "stopped";
      }
    };
    return {
      html: outcome(() => {
        document.body.innerHTML = "<img src=x onerror=alert(1)>";
      }),
      foreignScript: outcome(() => {
        document.createElement("script").src = "https://foreign.example/evil.js";
      }),
      // biome-ignore lint/security/noGlobalEval: it has to be refused
      evaluated: outcome(() => void window.eval("1")),
    };
  });
  expect(attempts).toEqual({ html: "TypeError", foreignScript: "TypeError", evaluated: "EvalError" });
});
