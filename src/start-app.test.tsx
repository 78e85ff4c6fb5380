import { screen } from "@testing-library/react";
import site from "../content/site.json";
import { startApp } from "./start-app";

const Broken = () => {
  throw new Error("broken");
};

test("a page that throws shows the error screen, with the focus, a way home and the number", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  startApp(<Broken />, document.body);
  expect(await screen.findByRole("heading", { name: "Unexpected Application Error!" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: new RegExp(site.actions.call) })).toHaveTextContent(site.contact.phone);
  const errors = log.mock.calls.filter(([message]) => message instanceof Error);
  expect(errors).toEqual([[new Error("broken")]]);
});
