import { act, render, screen } from "@testing-library/react";
import { content } from "../../test/helpers/page-data";
import { pick, type Random, seededRandom } from "../../test/helpers/random";
import { said } from "../../test/helpers/said-in-preview";
import { DraftedPage } from "./DraftedPage";

/** The map, once it is drawn: a busy machine takes a while to load the counties. */
const map = (name: RegExp) => screen.findByRole("img", { name }, { timeout: 20_000 });

function drafted(counties: readonly string[], headline = "Before") {
  const hero = { ...content.landing.hero, counties, headline };
  const draft = { type: "draft" as const, page: "/" as const, images: {} };
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
  // Until the drawing has failed.
  await act(async () => {});
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("While typing");
  expect(screen.getByText(said("Wa"))).toBeInTheDocument();
  expect(screen.getByRole("img", { name: /Oakland County/ })).toBeInTheDocument();
});

/** A copy with fields that are missing or of another type, each with that probability. */
function broken(value: unknown, random: Random, probability: number): unknown {
  if (random() < probability) return pick(random, [undefined, null, "", "Words", 12.5, true, [], [null], {}]);
  if (Array.isArray(value)) return value.map((entry) => broken(entry, random, probability));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, broken(field, random, probability)]));
}

test("no draft breaks a page, whatever is missing or of another type", () => {
  // The 404 page says that it is one, and React that entries of a list are the same.
  jest.spyOn(console, "error").mockImplementation(() => {});
  const { container, rerender } = render(drafted(["Oakland"]));
  for (let seed = 0; seed < 100; seed++) {
    const random = seededRandom(seed);
    const probability = pick(random, [0.002, 0.02, 0.2]) ?? 0;
    const page = pick(random, ["/", "/", "/thank-you", "/404"] as const) ?? "/";
    const files = Object.entries(content).map(([name, file]) => [name, broken(file, random, probability)]);
    rerender(<DraftedPage draft={{ type: "draft", page, content: Object.fromEntries(files), images: {} }} />);
    expect(container.querySelector("main section")).toBeInTheDocument();
  }
});
