import { render } from "@testing-library/react";
import { formatDate, formatNumber, formatTime } from "../../src/lib/format";
import { fixtureContent as content } from "../../test/helpers/fixture-content";
import { pageData } from "../../test/helpers/page-data";
import { type Place, valueAt } from "../draft/paths";
import { SitePage } from "./DraftedPage";
import { draftedPageData } from "./drafted-data";
import { createLocator } from "./locate-field";
import { marked, markedMap } from "./marks";

/** Elements whose words are not content: copies, drawings and controls. */
const NOT_CONTENT = "svg, .sr-only, .count, .review-toggle, [aria-hidden=true]";

/** Words that components put between fields. */
const JOINING = ["to", "and"];

test("a click on any word of the landing page leads to its field, or to a field of the same entry", () => {
  const map = markedMap(pageData.landing.hero.countyMap);
  const data = marked(draftedPageData({ content, images: {} }, map), content);
  const { container } = render(<SitePage page="landing" data={data} />);
  const { fieldAt } = createLocator(container, content);
  const texts = [...container.querySelectorAll("main *, footer *")]
    .filter((element) => !element.closest(NOT_CONTENT))
    .flatMap((element) => [...element.childNodes].flatMap((node) => (node.nodeValue ? [{ element, node }] : [])));
  expect(texts.length).toBeGreaterThan(100);

  const wrong = texts.flatMap(({ element, node }) => {
    const words = [...(node.nodeValue ?? "").matchAll(/[\w,:+%’-]*\w/g)];
    return words.flatMap(({ 0: word, index }) => {
      const field = fieldAt(element, { offsetNode: node, offset: index + 1 });
      return JOINING.includes(word) || wordsAt(field).includes(word) ? [] : [`${word}: ${field?.file} ${field?.path}`];
    });
  });
  expect(wrong).toEqual([]);
});

/** Returns the words of a field or of all entries of a list, and the numbers and dates beside it. */
function wordsAt(field: Place | undefined): string {
  if (!field) return "";
  const value = valueAt(content[field.file], field.path);
  const beside = Object.values(Object(valueAt(content[field.file], field.path.slice(0, -1))));
  const unmarked = beside.map(String).filter((text) => /^[\d-]+$/.test(text));
  const held = Array.isArray(value) ? value.flatMap((entry) => Object.values(entry)) : [value];
  return [...held, ...unmarked].map((part) => writtenAs(String(part))).join(" ");
}

function writtenAs(value: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${value} ${formatDate(value)}`;
  if (/^\d\d:\d\d$/.test(value)) return `${value} ${formatTime(value)}`;
  return /^\d+$/.test(value) ? `${value} ${formatNumber(Number(value))}` : value;
}
