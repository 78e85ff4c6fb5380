import { render } from "@testing-library/react";
import { CONTENT, type Content } from "../content-model/schemas";
import LandingPage from "../src/pages/index";
import { dataFor, readFixtures } from "./helpers/page-data";

const REVIEW = { name: "Zoë N.", date: "2026-10-01", source: "Google" };
const many = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word} ${index}`);

const DAYS: Record<string, (content: Content) => void> = {
  "a small firm with short labels": (content) => {
    Object.assign(content, { cities: { cities: ["Novi"] } });
    content.awards.awards = content.faq.questions = content.reviews.reviews = null;
    content.landing.about.portrait = null;
    Object.assign(content.site.actions, { call: "Call", guide: "Guide", schedule: "Book" });
  },
  "60 reviews and 400 cities": (content) => {
    content.reviews.reviews = many(60, "Client").map((name) => ({ ...REVIEW, name, fullText: "They called back." }));
    content.cities.cities = many(400, "City");
  },
  "a long review that begins with one word": (content) => {
    content.reviews.reviews = [{ ...REVIEW, fullText: `Wow!\n\n${"They told us what to do. ".repeat(16).trim()}` }];
    content.site.sample = null;
  },
};

test.each(Object.entries(DAYS))("an honest day passes the check, and the page shows it: %s", (_day, change) => {
  const changed = readFixtures();
  change(changed);
  // Files leave out what is null.
  const files = JSON.parse(JSON.stringify(changed), (_key, value) => value ?? undefined);
  const content = CONTENT.parse({ ...files, site: { ...files.site, sample: true } });
  const { container } = render(<LandingPage data={dataFor(content)} />);
  const clients = content.reviews.reviews?.map(({ name }) => name) ?? [];
  for (const name of [...content.cities.cities, ...clients]) expect(container).toHaveTextContent(name);
});
