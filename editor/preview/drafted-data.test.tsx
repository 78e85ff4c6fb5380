import path from "node:path";
import { render } from "@testing-library/react";
import { isRecord } from "../../content-model/is-record";
import { walk } from "../../content-model/rule-types";
import type { PageName } from "../../content-model/schemas";
import { PAGE_SCHEMAS } from "../../content-model/schemas/pages";
import { parseContent } from "../../gatsby/content/parse-content";
import { readContent } from "../../gatsby/content/read-content";
import { fixtureContent as content } from "../../test/helpers/fixture-content";
import { withRealWords } from "../../test/helpers/generate-content";
import { pageData } from "../../test/helpers/page-data";
import { pick, type Random, seededRandom } from "../../test/helpers/random";
import { withValueAt } from "../draft/paths";
import { SitePage } from "./DraftedPage";
import { draftedPageData } from "./drafted-data";

const FIXTURES = readContent(path.join(__dirname, "../../test/fixtures/content"));
const { countyMap } = pageData.landing.hero;

// The 404 page logs an error, and React logs entries with equal keys.
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
});

/** Returns the data without the properties of images. */
function withoutImages(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (key, value) => (key === "image" ? null : value)));
}

function imagesOn(container: HTMLElement) {
  return [...container.querySelectorAll("img")].map((image) => image.getAttribute("src") ?? "");
}

test("pages get the same data from a valid draft as from a build, except for images", () => {
  const drafted = draftedPageData({ content, images: {} }, countyMap);
  expect(withoutImages(drafted)).toEqual(withoutImages(pageData));
});

test("the page shows the images that have been read, at their own size, and requests no others", () => {
  const [award, ...others] = content.awards.awards;
  const images = { [award?.image ?? ""]: { url: "blob:badge", width: 640, height: 480, isSample: true } };
  const { container } = render(<SitePage page="landing" data={draftedPageData({ content, images }, countyMap)} />);
  const shown = container.querySelector("img[src='blob:badge']");
  expect(shown).toHaveAttribute("width", "640");
  expect(shown).toHaveAttribute("height", "480");
  expect(imagesOn(container).filter((src) => src.startsWith("data:"))).toHaveLength(others.length + 1);
  expect(imagesOn(container).filter((src) => !/^(?:data|blob):/.test(src))).toEqual([]);
});

test("a draft without sample words is sample content for as long as one of its images is a sample drawing", () => {
  const words = parseContent(withRealWords(FIXTURES));
  const isSample = (drawn: boolean) => {
    const image = { url: "blob:image", width: 640, height: 640, isSample: drawn };
    const images = Object.fromEntries([...FIXTURES.images.keys()].map((name) => [name, image]));
    return draftedPageData({ content: words, images }, countyMap).site.hasSampleContent;
  };
  expect([isSample(true), isSample(false)]).toEqual([true, false]);
});

test("the header shows the logo, both as an SVG and as a PNG", () => {
  for (const image of ["./images/logo.svg", "./images/logo.png"]) {
    const site = { ...content.site, firm: { ...content.site.firm, logo: { image, alt: "The firm's logo" } } };
    const images = { [image]: { url: `blob:${image}`, width: 512, height: 128, isSample: false } };
    const data = draftedPageData({ content: { ...content, site }, images }, countyMap);
    const { container, unmount } = render(<SitePage page="not-found" data={data} />);
    expect(container.querySelector("header img")).toHaveAttribute("src", `blob:${image}`);
    unmount();
  }
});

test.each([null, 12.5, "constructor", [null], {}])(
  "%j in place of any field does not prevent building the page data",
  (value) => {
    for (const { file, path } of walk(content)) {
      const draft: Record<string, unknown> = { [file]: value };
      if (path.length > 0) draft[file] = withValueAt(content[file], path, value);
      expect(() => draftedPageData({ content: draft, images: {} }, countyMap)).not.toThrow();
    }
  },
);

/** Returns a copy in which each field is missing or of another type, with the given probability. */
function broken(value: unknown, random: Random, probability: number): unknown {
  if (random() < probability) return pick(random, [undefined, null, "", "Words", 12.5, true, [], [null], {}]);
  if (Array.isArray(value)) return value.map((entry) => broken(entry, random, probability));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, broken(field, random, probability)]));
}

test("no draft breaks a page, no matter which fields are missing or of another type", () => {
  for (const page of Object.keys(PAGE_SCHEMAS) as PageName[]) {
    for (let seed = 0; seed < 8; seed++) {
      const random = seededRandom(seed);
      // The first run breaks all fields, and each later one about half as many.
      const files = Object.entries(content).map(([name, file]) => [name, broken(file, random, 2 ** -seed)]);
      const data = draftedPageData({ content: Object.fromEntries(files), images: {} }, countyMap);
      const { container, unmount } = render(<SitePage page={page} data={data} />);
      expect(container.querySelector("main h1")).toBeInTheDocument();
      unmount();
    }
  }
});

test("an incomplete date is replaced with a complete one", () => {
  const stats = { stats: [{ ...content.stats.stats[0], asOf: "2025-1" }] };
  const data = draftedPageData({ content: { ...content, stats }, images: {} }, countyMap);
  expect(data.stats.stats[0]?.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
