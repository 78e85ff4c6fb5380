import { choose, drop, EditorPage, field } from "../drivers/editor-page";
import { expect, expectSaved, picture, test } from "./editor-test";
import { TOKENS } from "./workplace";

test.use({ place: "github" });

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>path { fill: #17472f }</style><path d="M0 0h40v40z"/></svg>';

test("a whole session keeps to the policy, asks GitHub alone, and leaves the sign-in in the tab", async ({
  page,
  hosted,
  requests,
  context,
  consoleWatch,
}) => {
  // The 404 page in the preview says so.
  consoleWatch.expect(/404: there is no page at/);
  const { github } = hosted;
  github.signIn.message = `authorization:github:success:${JSON.stringify({ token: TOKENS.ann })}`;
  const editor = new EditorPage(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Sign in with GitHub" }).click();
  await editor.loaded();
  const asked = requests.filter((url) => url.startsWith("https://api.netlify.com/"));
  expect(asked).toEqual(["https://api.netlify.com/auth?provider=github&site_id=edit.example.com&scope=repo"]);
  expect(context.pages()).toHaveLength(1);

  await test.step("the preview", async () => {
    await page.getByLabel("Desktop").check();
    for (const file of ["Words of the thank-you page", "Words of the 404 page", "Words of the landing page"])
      await editor.openFile(file);
    await editor.preview.getByText("What clients say").click();
    await expect(editor.focused).toHaveValue("What clients say");
  });

  await test.step("images", async () => {
    await editor.openFile("Award and bar-association badges");
    const badge = await editor.openEntry("County Bar Member");
    await drop(badge.getByRole("group", { name: "Image" }), {
      name: "badge.png",
      bytes: await picture(600, 600).png().toBuffer(),
    });
    await editor.openFile("The firm");
    const firm = await editor.openGroup("The firm");
    await firm.getByRole("button", { name: "Add logo" }).click();
    const logo = await editor.openGroup("Logo", firm);
    await choose(logo, { name: "Logo.svg", bytes: Buffer.from(LOGO) });
    await field(logo, "What the logo shows").fill("The firm’s logo");
    await expect(editor.preview.getByRole("img", { name: "The firm’s logo" }).first()).toBeVisible();
  });

  await editor.stored("The firm’s logo");
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect(cookies).toEqual([]);
  expect(JSON.stringify(origins)).not.toContain(TOKENS.ann);
  expect(origins.flatMap(({ localStorage }) => localStorage)).toEqual([]);
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([["github-token", TOKENS.ann]]);
  await editor.save();
  expectSaved(hosted, "Edit the firm, its contact, links and legal lines; award and bar-association badges", {
    "content/awards.json": [
      '-      "image": "./images/awards/county-bar.png",',
      '+      "image": "./images/awards/badge.png",',
    ],
    "content/images/awards/badge.png": ["(new bytes)"],
    "content/images/awards/county-bar.png": ["(deleted bytes)"],
    "content/images/logo.svg": [`+${LOGO}`, "\\ No newline at end of file"],
    "content/site.json": [
      '-    "foundedYear": 1990',
      '+    "foundedYear": 1990,',
      '+    "logo": {',
      '+      "image": "./images/logo.svg",',
      '+      "alt": "The firm’s logo"',
      "+    }",
    ],
  });

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in with GitHub" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("what is not the editor's own is stopped, and noticed by these tests", async ({
  editor,
  requests,
  consoleWatch,
}) => {
  for (const directive of ["connect-src", "img-src", "style-src-attr", "require-trusted-types-for"]) {
    consoleWatch.expect(new RegExp(`stopped by the policy: ${directive} `));
  }
  // The browser's own words about each.
  consoleWatch.tolerate(/Content Security Policy|TrustedHTML/);
  await editor.page.evaluate(async () => {
    await fetch("https://example.com/").catch(() => undefined);
    const image = document.body.appendChild(new Image());
    const answered = new Promise((resolve) => image.addEventListener("error", resolve));
    image.src = "https://example.com/a.png";
    await answered;
    image.setAttribute("style", "color: red");
    try {
      image.innerHTML = "<p>";
    } catch {}
  });
  // What was stopped before it left counts as a request here as well.
  expect(requests).toContain("https://example.com/a.png");
  requests.splice(requests.indexOf("https://example.com/a.png"), 1);
});
