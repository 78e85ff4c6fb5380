import { EditorPage, place } from "./drivers/editor-page";
import { expect, expectContent, test } from "./editor-test";
import { TOKEN } from "./workplace";

test.use({ setup: "github" });

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>path { fill: #17472f }</style><path d="M0 0h40v40z"/></svg>';

test("a sign-in with GitHub is stored only in its tab, and only until the sign-out", async ({
  page,
  github,
  workplace,
  context,
}) => {
  github.signIn.message = `authorization:github:success:${JSON.stringify({ token: TOKEN })}`;
  const editor = new EditorPage(page);
  await page.goto(workplace.origin);
  const popup = page.waitForEvent("popup");
  await editor.button("Sign in with GitHub").click();
  expect((await popup).url()).toBe(`${github.origin}/auth?provider=github&site_id=edit.example.com&scope=repo`);
  await editor.loaded();
  expect(context.pages()).toHaveLength(1);

  const logo = (key: string) => place("site", "firm", "logo", key);
  await editor.reveal(place("site", "firm", "name"));
  await editor.button("Add logo").click();
  await editor.choose(logo("image"), { name: "Logo.svg", bytes: Buffer.from(LOGO) });
  await editor.fill(logo("alt"), "The firm’s logo");
  await expect(editor.preview.getByRole("img", { name: "The firm’s logo" }).first()).toBeVisible();

  await editor.stored("The firm’s logo");
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect(cookies).toEqual([]);
  expect(JSON.stringify(origins)).not.toContain(TOKEN);
  expect(origins.flatMap(({ localStorage }) => localStorage)).toEqual([]);
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([["github-sign-in", `ann ${TOKEN}`]]);
  await editor.save();
  await expectContent(workplace, {
    "content/images/logo.svg": [`+${LOGO}`, "\\ No newline at end of file"],
    "content/site.json": [
      '-    "descriptor": "Real estate attorneys, Farmington Hills"',
      '+    "descriptor": "Real estate attorneys, Farmington Hills",',
      '+    "logo": {',
      '+      "image": "./images/logo.svg",',
      '+      "alt": "The firm’s logo"',
      "+    }",
    ],
  });

  await test.step("signing out with changes asks first, and keeps them", async () => {
    await editor.fill(logo("alt"), "The firm’s seal");
    await editor.stored("The firm’s seal");
    const question = page.getByRole("dialog", { name: "Sign out before you have saved?" });
    await editor.button("Sign out").click();
    await question.getByRole("button", { name: "Stay signed in" }).click();
    await expect(editor.at(logo("alt"))).toHaveValue("The firm’s seal");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await editor.button("Sign out").click();
    await question.getByRole("button", { name: "Sign out" }).click();
    await expect(editor.button("Sign in with GitHub")).toBeVisible();
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await editor.signIn(TOKEN);
    await expect(await editor.reveal(logo("alt"))).toHaveValue("The firm’s seal");
  });
  await editor.button("Discard changes").click();
  await editor.button("Throw them away").click();
  await expect(editor.notice).toContainText("Everything is saved.");
  await editor.button("Sign out").click();
  await expect(editor.button("Sign in with GitHub")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("the content security policy blocks everything that does not belong to the editor", async ({
  editor,
  foreignRequests,
  consoleWatch,
}) => {
  for (const directive of ["connect-src", "img-src", "style-src-attr", "require-trusted-types-for"]) {
    consoleWatch.expect(new RegExp(`stopped by the policy: ${directive} `));
  }
  // The browser reports each blocked request.
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
  // Playwright also reports blocked requests.
  foreignRequests.length = 0;
});
