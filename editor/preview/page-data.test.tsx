import { render } from "@testing-library/react";
import { contentNames } from "../../content-model/check";
import { content, landingPageData, notFoundPageData, thankYouPageData } from "../../test/helpers/page-data";
import { fieldsOf } from "../../test/helpers/schema-fields";
import { SitePage } from "./DraftedPage";
import { draftedPageData } from "./page-data";

const { countyMap } = landingPageData.landing.hero;
const PAGES = ["/", "/thank-you", "/404"] as const;

// Where the 404 page says that it is one, and React that entries of a list are the same.
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
});

/** Without what is said of images. */
function withoutImages(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (key, value) => (key === "image" ? null : value)));
}

function imagesOn(container: HTMLElement) {
  return [...container.querySelectorAll("img")].map((image) => image.getAttribute("src") ?? "");
}

test("the data of a draft without faults is what the pages get in a build, except for images", () => {
  const { landing, thankYou, notFound } = draftedPageData({ content, images: {} }, countyMap);
  expect(withoutImages(landing)).toEqual(withoutImages(landingPageData));
  expect(withoutImages(thankYou)).toEqual(withoutImages(thankYouPageData));
  expect(withoutImages(notFound)).toEqual(withoutImages(notFoundPageData));
});

test("shows the images that have been read, in their size, and requests none of the others", () => {
  const [award, ...others] = content.awards.awards;
  const images = { [award?.image ?? ""]: { url: "blob:badge", width: 640, height: 480 } };
  const { container } = render(<SitePage page="/" data={draftedPageData({ content, images }, countyMap)} />);
  const shown = container.querySelector("img[src='blob:badge']");
  expect(shown).toHaveAttribute("width", "640");
  expect(shown).toHaveAttribute("height", "480");
  expect(imagesOn(container).filter((src) => src.startsWith("data:"))).toHaveLength(others.length + 1);
  expect(imagesOn(container).filter((src) => !/^(?:data|blob):/.test(src))).toEqual([]);
});

test("a logo stands in the header, whether it is drawn or of pixels", () => {
  for (const image of ["./images/logo.svg", "./images/logo.png"]) {
    const site = { ...content.site, firm: { ...content.site.firm, logo: { image, alt: "The firm's logo" } } };
    const images = { [image]: { url: `blob:${image}`, width: 512, height: 128 } };
    const data = draftedPageData({ content: { ...content, site }, images }, countyMap);
    const { container, unmount } = render(<SitePage page="/404" data={data} />);
    expect(container.querySelector("header img")).toHaveAttribute("src", `blob:${image}`);
    unmount();
  }
});

test.each(PAGES)("%s can be shown without any content", (page) => {
  const { container } = render(<SitePage page={page} data={draftedPageData({ content: {}, images: {} }, countyMap)} />);
  expect(container.querySelector("main section")).toBeInTheDocument();
});

describe.each([
  ["null", null],
  ["a number", 12.5],
  ["a text", "constructor"],
  ["a list", [null]],
  ["a group", {}],
])("in place of any field, %s", (_name, value) => {
  test("does not keep the pages from being shown", () => {
    for (const { file, path } of fieldsOf(content)) {
      const draft: Record<string, unknown> = { [file]: structuredClone(content[file]) };
      const group = path.slice(0, -1).reduce<unknown>((outer, key) => Object(outer)[key], draft[file]);
      if (path.length === 0) draft[file] = value;
      else Object(group)[path.at(-1) ?? ""] = value;
      expect(() => draftedPageData({ content: draft, images: {} }, countyMap)).not.toThrow();
    }
    // All of them at once.
    const wrong = Object.fromEntries(contentNames().map((name) => [name, breakAll(content[name], value)]));
    for (const page of PAGES) {
      const data = draftedPageData({ content: wrong, images: {} }, countyMap);
      const { container, unmount } = render(<SitePage page={page} data={data} />);
      expect(container.querySelector("main section")).toBeInTheDocument();
      unmount();
    }
  });
});

/** Content in which everything but groups and lists is something else. */
function breakAll(value: unknown, other: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => breakAll(item, other));
  if (typeof value !== "object" || value === null) return other;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, breakAll(field, other)]));
}

test("a date that is not whole yet is written as one that is", () => {
  const stats = { stats: [{ ...content.stats.stats[0], asOf: "2025-1" }] };
  const { landing } = draftedPageData({ content: { ...content, stats }, images: {} }, countyMap);
  expect(landing.stats.stats[0]?.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
