import { act, render, screen } from "@testing-library/react";
import { fixtureContent as content } from "../../test/helpers/fixture-content";
import { said } from "../test/helpers/preview-text";
import { DraftedPage } from "./DraftedPage";

/** Waits for the map. Loading the counties takes a while on a busy machine. */
const map = (name: RegExp) => screen.findByRole("img", { name }, { timeout: 20_000 });

function drafted(counties: readonly string[], headline = "Before") {
  const hero = { ...content.landing.hero, counties, headline };
  const draft = { type: "draft" as const, page: "landing" as const, images: {} };
  return <DraftedPage draft={{ ...draft, content: { ...content, landing: { ...content.landing, hero } } }} />;
}

test("shows each draft, with the map of its counties", async () => {
  const { rerender } = render(drafted(["Oakland"]));
  expect(await map(/Oakland County/)).toBeInTheDocument();
  rerender(drafted(["Oakland", "Wayne"], "After"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("After");
  expect(await map(/2 counties in Michigan/)).toBeInTheDocument();
});

test("keeps the last map while a county is being typed", async () => {
  const { rerender } = render(drafted(["Oakland"]));
  await map(/Oakland County/);
  rerender(drafted(["Oakland", "Wa"], "While typing"));
  // Waits until drawing has failed.
  await act(async () => {});
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("While typing");
  expect(screen.getByText(said("Wa"))).toBeInTheDocument();
  expect(screen.getByRole("img", { name: /Oakland County/ })).toBeInTheDocument();
});
