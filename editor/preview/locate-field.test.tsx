import { render, screen, within } from "@testing-library/react";
import { fixtureContent as fixtures } from "../../test/helpers/fixture-content";
import { pageData } from "../../test/helpers/page-data";
import type { Place } from "../draft/paths";
import { said } from "../test/helpers/preview-text";
import { SitePage } from "./DraftedPage";
import { draftedPageData } from "./drafted-data";
import { createLocator } from "./locate-field";
import { marked, markedMap } from "./marks";

const { landing, reviews, services } = fixtures;

const field = (file: Place["file"], ...path: Place["path"]): Place => ({ file, path });

/** Renders the page with some fields changed. */
function renderDraft(changes: readonly (readonly [Place, unknown])[] = []) {
  const content: Record<string, unknown> = structuredClone(fixtures);
  for (const [{ file, path }, value] of changes) {
    const group = path.slice(0, -1).reduce<unknown>((outer, key) => Object(outer)[key], content[file]);
    Object(group)[path.at(-1) ?? ""] = value;
  }
  const names = [landing.about.portrait?.image ?? "", ...fixtures.awards.awards.map(({ image }) => image)];
  const images = Object.fromEntries(
    names.map((name) => [name, { url: `blob:${name}`, width: 640, height: 800, isSample: true }]),
  );
  const map = markedMap(pageData.landing.hero.countyMap);
  const data = marked(draftedPageData({ content, images }, map), content);
  const { container } = render(<SitePage page="landing" data={data} />);
  return createLocator(container, content);
}

function inSection(id: string) {
  return within(document.getElementById(id) ?? document.body);
}

test("the element of a field leads back to the field", () => {
  const fields = [
    field("landing", "hero", "headline"),
    field("landing", "hero", "counties", 2),
    field("landing", "reviews", "next"),
    field("landing", "about", "biography", 1),
    field("landing", "about", "portrait", "image"),
    field("stats", "stats", 1, "label"),
    field("awards", "awards", 3, "image"),
    field("services", "services", 4, "description"),
    field("faq", "questions", 5, "answer"),
    field("reviews", "reviews", 3, "source"),
    field("cities", "cities", 15),
    field("site", "contact", "phone"),
    field("site", "legal", "responsibleLawyer", "phone"),
  ];
  const { elementOf, fieldAt } = renderDraft();
  expect(fields.map((each) => fieldAt(elementOf(each) ?? document.body))).toEqual(fields);
});

describe("the element of a field", () => {
  test("is the entry for a date, a number or a time, and the right text if entries have the same words", () => {
    const { elementOf } = renderDraft();
    for (const [index, { id }] of reviews.reviews.entries()) {
      const source = elementOf(field("reviews", "reviews", index, "source"));
      expect(source).toHaveTextContent("Google");
      expect(source?.closest("[data-review-id]")).toHaveAttribute("data-review-id", id);
      expect(elementOf(field("reviews", "reviews", index, "date"))).toHaveAttribute("data-review-id", id);
    }
    expect(elementOf(field("stats", "stats", 1, "number"))).toHaveTextContent(/25,000.*December 31, 2025$/);
    expect(elementOf(field("site", "contact", "hours", 1, "closes"))).toHaveTextContent("Friday, 9:00 am to 12:30 pm");
  });

  test("is chosen by the order of the fields if their words are equal", () => {
    const same = { ...services.services[1], id: "same" };
    const { elementOf } = renderDraft([[field("services", "services", 3), same]]);
    const [first, second] = inSection("services").getAllByText(said(same.title ?? ""));
    expect(elementOf(field("services", "services", 1, "title"))).toBe(first);
    expect(elementOf(field("services", "services", 3, "title"))).toBe(second);
    expect(elementOf(field("landing", "about", "name"))).toHaveTextContent(landing.about.name);
    expect(elementOf(field("landing", "about", "quoteAttribution"))).toHaveTextContent(said("Founding Attorney"));
  });

  test("is not the animated copy of a figure", () => {
    const { elementOf } = renderDraft();
    expect(elementOf(field("stats", "stats", 0, "suffix"))).toHaveTextContent(said("35+"));
  });

  test("is the entry, group or section around a field that is not shown", () => {
    const { elementOf } = renderDraft([[field("landing", "faq"), {}]]);
    const service = inSection("services").getByText(said("Inherited houses")).closest("li");
    expect(elementOf(field("services", "services", 0, "icon"))).toBe(service);
    expect(elementOf(field("services", "services", 0))).toBe(service);
    expect(elementOf(field("site", "contact", "geo", "latitude"))).toContainElement(screen.getByText(said("Hours")));
    expect(elementOf(field("landing", "faq", "intro"))).toBe(document.getElementById("faq"));
    expect(elementOf(field("cities"))).toBe(document.getElementById("cities"));
  });

  test("is undefined if the page does not show the field", () => {
    const { elementOf } = renderDraft();
    const hidden = [field("landing", "seo", "title"), field("thank-you", "heading"), field("landing"), field("site")];
    expect(hidden.map((each) => elementOf(each))).toEqual(hidden.map(() => undefined));
  });

  test("is the last element of its list for a new, empty entry", () => {
    const lists = [
      field("reviews", "reviews", fixtures.reviews.reviews.length),
      field("services", "services", fixtures.services.services.length),
      field("stats", "stats", fixtures.stats.stats.length),
    ];
    const city = field("cities", "cities", fixtures.cities.cities.length);
    const { elementOf } = renderDraft([...lists.map((each) => [each, {}] as const), [city, ""]]);
    for (const each of [...lists, city]) {
      const place = elementOf(each);
      expect(place?.parentElement?.children).toHaveLength(Number(each.path[1]) + 1);
      expect(place?.parentElement?.lastElementChild).toBe(place);
    }
  });
});

describe("the field under a click", () => {
  test("is the whole text, even if some of its words are in an element of their own", () => {
    const text = field("services", "services", 2, "description");
    const { fieldAt, elementOf } = renderDraft([[text, "Ask for Form L-4260 in a 15-minute call by December 31."]]);
    expect(elementOf(text)).toHaveTextContent("Ask for Form L-4260 in a 15-minute call by December 31.");
    expect(fieldAt(within(elementOf(text) as HTMLElement).getByText(said("15-minute")))).toEqual(text);
  });

  test("is a text of the same entry for a number or a date, and always the list for opening hours", () => {
    const { fieldAt } = renderDraft();
    expect(fieldAt(inSection("reviews").getByText("September 18, 2026"))).toMatchObject({
      path: ["reviews", 0, "source"],
    });
    expect(fieldAt(inSection("awards").getByText(said("25,000+")))).toMatchObject({ path: ["stats", 1, "suffix"] });
    const hours = field("site", "contact", "hours");
    expect(fieldAt(inSection("contact").getByText("Friday, 9:00 am to 12:30 pm"))).toEqual(hours);
    expect(fieldAt(inSection("home").getByText(/^Monday to Thursday, 9:00 am/))).toEqual(hours);
  });

  test("is the full text of a review, even for a click on its short text", () => {
    const full = reviews.reviews[0]?.fullText ?? "";
    const { fieldAt } = renderDraft([[field("reviews", "reviews", 0, "shortText"), full.slice(0, 60)]]);
    const shown = document.querySelector("[data-review-id] > p") ?? document.body;
    expect(shown).toHaveTextContent(said(full));
    const start = { offsetNode: shown.childNodes[0] ?? shown, offset: 3 };
    expect(fieldAt(shown, start)).toEqual(field("reviews", "reviews", 0, "fullText"));
  });

  test("is the list of counties for the map", () => {
    const { elementOf, fieldAt } = renderDraft();
    const map = document.querySelector(".county-map");
    const drawing = map?.querySelector("path") ?? document.body;
    expect(fieldAt(drawing)).toEqual(field("landing", "hero", "counties"));
    expect(elementOf(field("landing", "hero", "map", "line", "label"))).toBe(map);
  });

  test("is found for a click on a drawing or on the space around words, but not between sections", () => {
    const { fieldAt } = renderDraft();
    const [icon] = document.querySelectorAll(".service-grid svg path");
    expect(icon && fieldAt(icon)).toEqual(field("services", "services", 0, "title"));
    const [figure] = document.querySelectorAll("#awards li");
    expect(figure && fieldAt(figure)).toEqual(field("stats", "stats", 0, "suffix"));
    const guide = document.getElementById("guide");
    expect(guide && fieldAt(guide)).toEqual(field("landing", "guide", "heading"));
    expect(fieldAt(screen.getByRole("main"))).toBeUndefined();
  });
});
