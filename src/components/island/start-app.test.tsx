import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import site from "../../../content/site.json";
import { Island, Static } from "./Island";
import { startApp } from "./start-app";

const Broken = () => {
  throw new Error("broken");
};

/** rewritten-pages.spec.ts tests that React starts the islands, and leaves all other HTML as it is. */

test("an island in a part without islands breaks the build", () => {
  const island = <Island id="lost">{null}</Island>;
  expect(() => renderToString(<Static>{island}</Static>)).toThrow('<Island id="lost"> is in a <Static>');
});

test("a page that throws shows the error screen, with the focus, a way home and the number", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  startApp(<Broken />, document.body);
  expect(await screen.findByRole("heading", { name: "Unexpected Application Error!" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: new RegExp(site.actions.call) })).toHaveTextContent(site.contact.phone);
  const errors = log.mock.calls.filter(([message]) => message instanceof Error);
  expect(errors).toEqual([[new Error("broken")]]);
});
