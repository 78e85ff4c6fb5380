import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site } from "../../../test/helpers/page-data";
import { SiteMenu } from "./SiteMenu";

const button = () => screen.getByText("Menu");

/** Shows the menu, and a link after it. */
function show() {
  render(
    <>
      <SiteMenu navigation={site.navigation} onLandingPage />
      <a href="#after">After</a>
    </>,
  );
  const menu = button().closest("details");
  return { isOpen: () => menu?.open };
}

test("the menu closes with Escape, which moves the focus back to its button", async () => {
  const { isOpen } = show();
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
});

test("the menu closes after a choice, and when the focus leaves it for another control", async () => {
  const { isOpen } = show();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("link", { name: "About Us" }));
  expect(isOpen()).toBe(false);
  await userEvent.click(button());
  // Safari moves the focus nowhere when a link is pressed.
  act(() => (document.activeElement as HTMLElement).blur());
  expect(isOpen()).toBe(true);
  screen.getByRole("link", { name: "Home" }).focus();
  screen.getByRole("link", { name: "After" }).focus();
  expect(isOpen()).toBe(false);
});
