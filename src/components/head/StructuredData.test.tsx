import { renderToStaticMarkup } from "react-dom/server";
import { pageData, site } from "../../../test/helpers/page-data";
import { StructuredData } from "./StructuredData";

const { landing, cities } = pageData;

function read(changes: Partial<typeof site> = {}) {
  const props = { site: { ...site, ...changes }, landing, cities: cities.cities };
  const html = renderToStaticMarkup(<StructuredData {...props} />);
  const [, text = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  // Gatsby decodes entities while it writes the head of a page.
  const decoded = new DOMParser().parseFromString(text, "text/html").documentElement.textContent ?? "";
  const [website, firm] = JSON.parse(decoded)["@graph"];
  return { decoded, website, firm };
}

test("the structured data names the firm, without ratings or FAQ", () => {
  const { firm, website, decoded } = read();
  expect(firm).toMatchObject({
    "@type": "LegalService",
    name: site.firm.name,
    description: landing.seo.description,
    url: `${site.url}/`,
    telephone: `+1 ${site.contact.phone}`,
    areaServed: [...landing.home.counties.map((county) => `${county} County`), ...cities.cities],
    founder: { "@type": "Person", name: landing.about.name, jobTitle: landing.about.role },
  });
  expect(website).toMatchObject({ "@type": "WebSite", publisher: { "@id": firm["@id"] } });
  expect(decoded).not.toMatch(/rating|review|FAQ|Question/i);
});

test("the structured data lists all weekdays of the opening hours", () => {
  expect(read().firm.openingHoursSpecification).toMatchObject([
    { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "09:00", closes: "17:00" },
    { dayOfWeek: ["Friday"], opens: "09:00", closes: "12:30" },
  ]);
});

test.each(['</script><script>alert("x")</script><!--', "&lt;/script&gt;&lt;script&gt;", "A & B"])(
  "the name %s cannot end the <script>, and arrives unchanged",
  (name) => {
    const { decoded, firm } = read({ firm: { ...site.firm, name } });
    expect(decoded).not.toMatch(/<|&/);
    expect(firm.name).toBe(name);
  },
);
