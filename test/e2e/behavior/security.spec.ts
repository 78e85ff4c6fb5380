import { ROUTES } from "../fixture-site";
import { expect, openPage, test, watchPolicy } from "../playwright-test";

declare global {
  interface Window {
    /** Set by code that has no business in the page. */
    intruded?: boolean;
  }
}

test.describe("Security", () => {
  for (const route of ROUTES) {
    test(`${route} comes with a policy that opens up only what it needs, and the other security headers`, async ({
      request,
    }) => {
      const response = await request.get(route);
      const policies = response.headersArray().filter(({ name }) => name.toLowerCase() === "content-security-policy");
      expect(policies).toHaveLength(1);
      const policy = policies[0]?.value ?? "";
      const directives = new Map(policy.split("; ").map((directive) => [directive.split(" ")[0], directive]));

      expect(policy).not.toContain(",");
      expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:|strict-dynamic/);
      expect(directives.get("default-src")).toBe("default-src 'none'");
      expect(directives.get("script-src")).toMatch(/^script-src 'self'(?: 'sha256-[\w+/]{43}=')+$/);
      expect(directives.get("style-src")).toMatch(/^style-src 'self'(?: 'sha256-[\w+/]{43}=')+$/);
      for (const name of ["object-src", "base-uri", "form-action", "frame-ancestors"]) {
        expect(directives.get(name)).toBe(`${name} 'none'`);
      }
      expect(directives.get("require-trusted-types-for")).toBe("require-trusted-types-for 'script'");

      const headers = response.headers();
      expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(headers["permissions-policy"]).toMatch(/^(?:[a-z-]+=\(\), )+[a-z-]+=\(\)$/);
      expect(headers["x-robots-tag"]).toBeUndefined();
    });

    test(`${route}: code that somebody slipped in does not run, and no script can write code into the page`, async ({
      page,
      consoleWatch,
    }) => {
      consoleWatch.expect(/Content Security Policy/);
      const violations = await watchPolicy(page);
      // As it would come from a hacked account or a broken field of content: in the HTML itself.
      await page.route(`**${route}`, async (request) => {
        const response = await request.fetch();
        const body = (await response.text()).replace("<head>", "<head><script>window.intruded = true</script>").replace(
          "</body>",
          `<img src="/nothing.png" onerror="window.intruded = true" alt=""><p style="color: red"></p>
           <a href="javascript:window.intruded = true" id="trap">Trap</a>
           <script src="https://foreign.example/evil.js"></script></body>`,
        );
        await request.fulfill({ response, body });
      });
      let foreignRequests = 0;
      await page.route("https://foreign.example/**", (request) => {
        foreignRequests += 1;
        return request.fulfill({ contentType: "text/javascript", body: "window.intruded = true" });
      });
      consoleWatch.expect(/nothing\.png/);
      await openPage(page, route, consoleWatch);
      await page.locator("#trap").dispatchEvent("click");
      await expect
        .poll(async () => (await violations()).map((violation) => violation.split(":")[0]).sort())
        .toEqual(expect.arrayContaining(["script-src-attr", "script-src-elem", "script-src-elem", "style-src-attr"]));
      expect(await page.evaluate(() => window.intruded)).toBeUndefined();
      expect(foreignRequests).toBe(0);

      consoleWatch.expect(/TrustedHTML|TrustedScript|Trusted Type/i);
      const attempts = await page.evaluate(async () => {
        // What runs inside `evaluate` itself is exempt from the policy; what it puts off is not.
        await new Promise((resolve) => setTimeout(resolve));
        const outcome = (attempt: () => void) => {
          try {
            attempt();
            return "done";
          } catch (error) {
            return error instanceof Error ? error.name : "stopped";
          }
        };
        const script = document.createElement("script");
        return {
          html: outcome(() => {
            document.body.innerHTML = "<img src=x onerror=alert(1)>";
          }),
          foreignScript: outcome(() => {
            script.src = "https://foreign.example/evil.js";
          }),
          ownScript: outcome(() => {
            script.src = "/own.js";
          }),
          // biome-ignore lint/security/noGlobalEval: it has to be refused
          evaluated: outcome(() => void window.eval("1")),
          emptied: outcome(() => {
            document.createElement("div").innerHTML = "";
          }),
        };
      });
      expect(attempts).toEqual({
        html: "TypeError",
        foreignScript: "TypeError",
        ownScript: "done",
        evaluated: "EvalError",
        emptied: "done",
      });
    });
  }
});
