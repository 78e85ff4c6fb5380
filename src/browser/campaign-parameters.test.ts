import { keepCampaign } from "./campaign-parameters";

const FORM = "https://forms.example.com/deed-guide";
const ALL =
  "utm_source=1&utm_source_platform=2&utm_medium=3&utm_campaign=4&utm_id=5&utm_term=6&utm_content=7" +
  "&gclid=8&gbraid=9&wbraid=10&gad_source=11&gad_campaignid=12&msclkid=13";

beforeAll(keepCampaign);

function leadsTo(query: string, href: string, attributes = "data-event"): string | undefined {
  history.replaceState(null, "", `/${query}`);
  document.body.innerHTML = `<a href="${href}" ${attributes}><font>A link</font></a>`;
  document.querySelector("font")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  return document.querySelector("a")?.href;
}

test.each([
  ["gets the campaign parameters, and no others", `?x=1&${ALL}&fbclid=2`, FORM, `${FORM}?${ALL}`],
  ["gets special characters encoded", "?gclid=a%26b%20c", FORM, `${FORM}?gclid=a%26b+c`],
  ["gets a parameter once", "?gclid=1&gclid=2", FORM, `${FORM}?gclid=1`],
  ["does not change without a campaign", "?x=1&utm_source=", FORM, FORM],
  ["keeps its own parameters", "?gclid=1&utm_term=2", `${FORM}?gclid=%20#d`, `${FORM}?gclid=%20&utm_term=2#d`],
])("a link to a form %s", (_what, query, href, expected) => {
  expect(leadsTo(query, href)).toBe(expected);
});

test("a link to a page of the site gets the campaign, and other links do not", () => {
  expect(leadsTo("?gclid=1", "/thank-you/#steps", "")).toBe("http://localhost/thank-you/?gclid=1#steps");
  expect(leadsTo("?gclid=1", "https://bar.test/firm", "")).toBe("https://bar.test/firm");
  for (const href of ["tel:+12485550134", "mailto:office@example.com"]) expect(leadsTo("?gclid=1", href)).toBe(href);
});
