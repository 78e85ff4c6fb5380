import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hrefsOf } from "../../../test/helpers/hrefs";
import { site } from "../../../test/helpers/page-data";
import { Layout } from "./Layout";

function renderLayout(changes: Partial<typeof site> = {}, onLandingPage = false) {
  render(
    <Layout site={{ ...site, ...changes }} onLandingPage={onLandingPage}>
      <section id="services" />
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
    expect(hrefsOf(screen.getAllByRole("link", { name: label }))).toEqual(Array(2).fill(start + section));
  }
});

test.each([site.links.privacyPolicy, null])("the footer links to the privacy policy: %s", (address) => {
  const { footer } = renderLayout({ links: { ...site.links, privacyPolicy: address } });
  expect(hrefsOf(footer.queryAllByText("Privacy policy"))).toEqual(address ? [address] : []);
});

test.each([true, false])("the footer has a notice about sample content: %s", (sample) => {
  const { footer } = renderLayout({ sample });
  expect(footer.queryAllByText(/This site shows sample content/)).toHaveLength(Number(sample));
});

const button = () => screen.getByText("Menu");
const isOpen = () => button().closest("details")?.open;
const choice = (name: string) => within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name });

/** Shows a page and opens its menu. Nothing has focus then, as in Safari. */
async function openMenu() {
  const { footer } = renderLayout();
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  act(() => button().blur());
  return { footer };
}

test("the menu closes with Escape, and after a choice", async () => {
  await openMenu();
  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
  await userEvent.click(button());
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
