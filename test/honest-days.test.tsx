import { render } from "@testing-library/react";
import { schemaProblems } from "../content-model/explain";
import { RULES } from "../content-model/rules";
import { CONTENT_NAMES, type Content } from "../content-model/schemas";
import LandingPage from "../src/pages/index";
import { dataFor, fixtureContent } from "./helpers/page-data";
import { pageProps } from "./helpers/page-props";

const REVIEW = { name: "Zoë N.", date: "2026-10-01", source: "Google" };
const many = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word} ${index}`);

const DAYS: Record<string, (content: Content) => void> = {
  "a small firm with short labels": (content) => {
    Object.assign(content, { awards: {}, faq: {}, reviews: {}, cities: { cities: ["Novi"] } });
    delete content.landing.about.portrait;
    Object.assign(content.site.actions, { call: "Call", guide: "Guide", schedule: "Book" });
  },
  "60 reviews and 400 cities": (content) => {
    content.reviews.reviews = many(60, "Client").map((name) => ({ ...REVIEW, name, fullText: "They called back." }));
    content.cities.cities = many(400, "City");
  },
  "a long review that begins with one word": (content) => {
    content.reviews.reviews = [{ ...REVIEW, fullText: `Wow!\n\n${"They told us what to do. ".repeat(16).trim()}` }];
    delete content.site.sample;
  },
};

test.each(Object.entries(DAYS))("an honest day passes the check, and the page shows it: %s", (_day, change) => {
  const content: Content = JSON.parse(JSON.stringify(fixtureContent));
  change(content);
  expect(CONTENT_NAMES.flatMap((name) => schemaProblems(name, content[name]))).toEqual([]);
  expect(RULES.flatMap((rule) => rule({ ...content, site: { ...content.site, sample: true } }))).toEqual([]);
  const { container } = render(<LandingPage {...pageProps(dataFor(content))} />);
  const clients = content.reviews.reviews?.map(({ name }) => name) ?? [];
  for (const name of [...content.cities.cities, ...clients]) expect(container).toHaveTextContent(name);
});
