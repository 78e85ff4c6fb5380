import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import site from "../../../content/site.json";
import { renderWithoutScript } from "../../../test/helpers/render-without-script";
import { Island, Static } from "./Island";
import { startApp } from "./start-app";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const page = (
  <>
    <Static>
      <h1>Heading</h1>
    </Static>
    <Island id="counter">
      <Counter />
    </Island>
  </>
);

test("React starts the islands of a page, and leaves all other HTML as it is", async () => {
  const body = renderWithoutScript(page);
  screen.getByRole("heading").textContent = "Translated";
  await act(async () => startApp(page, body));
  act(() => screen.getByRole("button").click());
  await waitFor(() => expect(screen.getByRole("button")).toHaveTextContent("1"));
  expect(screen.getByRole("heading")).toHaveTextContent("Translated");
});

test("an island in a part without islands breaks the build", () => {
  const island = <Island id="lost">{null}</Island>;
  expect(() => renderWithoutScript(<Static>{island}</Static>)).toThrow('<Island id="lost"> is in a <Static>');
});

test("a page that throws shows the error screen, with the focus on its heading, a way home and the number", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const body = renderWithoutScript(<h1>Heading</h1>);
  const Broken = () => {
    throw new Error("broken");
  };
  // `act` would throw the error again.
  startApp(<Broken />, body);
  expect(await screen.findByRole("heading", { name: "Unexpected Application Error!" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect(screen.getByText(new RegExp(site.contact.phone.replace(/[()]/g, ".")))).toBeInTheDocument();
  const errors = log.mock.calls.filter(([message]) => message instanceof Error);
  expect(errors).toEqual([[new Error("broken")]]);
});
