import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { reportInView } from "../../../test/helpers/intersection-observer";
import { site } from "../../../test/helpers/page-data";
import { Layout } from "./Layout";

function renderLayout(changes: Partial<typeof site> = {}, onLandingPage = false) {
  render(
    <Layout site={{ ...site, ...changes }} onLandingPage={onLandingPage}>
      <section id="about" />
      <section id="contact" />
    </Layout>,
  );
  return { footer: within(screen.getByRole("contentinfo")) };
}

test.each([
  ["the landing page link within the page, which keeps its query", true, "#"],
  ["another page link to the landing page", false, "/#"],
])("the menus of %s", (_which, onLandingPage, start) => {
  renderLayout({}, onLandingPage);
  for (const { label, section } of site.navigation) {
    const links = screen.getAllByRole("link", { name: label }).map((link) => link.getAttribute("href"));
    expect(links).toEqual([start + section, start + section]);
  }
});

test.each([site.links.privacyPolicy, null])(
  "the footer links to the privacy policy, if there is one: %s",
  (address) => {
    const { footer } = renderLayout({ links: { ...site.links, privacyPolicy: address } });
    const link = footer.queryByRole("link", { name: "Privacy policy (opens in a new tab)" });
    expect(link?.getAttribute("href") ?? null).toBe(address);
  },
);

test.each([true, false])("the footer says that the site shows sample content, while it does: %s", (sample) => {
  const { footer } = renderLayout({ sample });
  expect(footer.queryAllByText(/This site shows sample content/)).toHaveLength(Number(sample));
});

const button = () => screen.getByText("Menu");
const isOpen = () => button().closest("details")?.open;
const choice = (name: string) => within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name });

/** Shows a page and opens its menu. The focus is nowhere then, as in Safari. */
async function openMenu() {
  const { footer } = renderLayout();
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  act(() => button().blur());
  return { footer };
}

test("the menu closes with Escape, which moves the focus to its button", async () => {
  await openMenu();
  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
});

test("the menu closes after a choice", async () => {
  await openMenu();
  await userEvent.click(choice("About Us"));
  expect(isOpen()).toBe(false);
});

test("the menu closes when the focus leaves it for another control", async () => {
  const { footer } = await openMenu();
  choice("Home").focus();
  expect(isOpen()).toBe(true);
  footer.getByRole("link", { name: "Home" }).focus();
  expect(isOpen()).toBe(false);
});

test("the menu marks the last section that has reached the upper third of the screen", () => {
  renderLayout();
  for (const section of document.querySelectorAll("section")) {
    section.getBoundingClientRect = () => new DOMRect(0, section.id === "about" ? 255 : 256);
  }
  expect(choice("About Us")).not.toHaveAttribute("aria-current");
  reportInView(true);
  expect(choice("About Us")).toHaveAttribute("aria-current", "true");
});
