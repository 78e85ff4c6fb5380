import { CAMPAIGN_PARAMETERS, propagateCampaignParameters } from "./campaign-parameters";

const FORM = "https://forms.example.com/deed-guide";
const action = (href: string) => `<a data-event="guide" href="${href}"><span>Guide</span></a>`;

let listeners: Parameters<typeof document.addEventListener>[] = [];

/** Opens a page at an address whose links are these, and runs the script as the browser would. */
function open(address: string, links: string): void {
  window.history.replaceState(null, "", address);
  document.body.innerHTML = links;
  const added = jest.spyOn(document, "addEventListener");
  propagateCampaignParameters();
  listeners = added.mock.calls;
  document.dispatchEvent(new Event("DOMContentLoaded"));
}

const href = () => document.querySelector("a")?.href;

describe("campaign-parameters", () => {
  // A page that is left takes its listeners with it; jsdom's one document does not.
  afterEach(() => {
    for (const [type, listener, options] of listeners) document.removeEventListener(type, listener, options);
  });

  test.each([
    [
      "the form learns the campaign, and nothing else",
      "/?utm_source=a&utm_campaign=b&x=1",
      "?utm_source=a&utm_campaign=b",
    ],
    ["each parameter is passed on", `/?${CAMPAIGN_PARAMETERS.join("=1&")}=1`, `?${CAMPAIGN_PARAMETERS.join("=1&")}=1`],
    ["signs in a value are escaped", "/?gclid=a%26b%20c", "?gclid=a%26b+c"],
    ["without a campaign, no link changes", "/?x=1&utm_source=", ""],
  ])("%s", (_what, address, added) => {
    open(address, action(FORM));
    expect(href()).toBe(FORM + added);
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(["", 0, 0]);
  });

  test("what the link says itself survives and is not overwritten", () => {
    open("/?utm_source=postcard&utm_medium=mail", action(`${FORM}?lang=en%20US&utm_source=website#form`));
    expect(href()).toBe(`${FORM}?lang=en%20US&utm_source=website&utm_medium=mail#form`);
  });

  test("a link that React has written later gets them when it is clicked, once", () => {
    open("/?utm_source=postcard", "");
    document.body.innerHTML = action(FORM);
    const inside = document.querySelector("span");
    for (const type of ["pointerdown", "click", "contextmenu"])
      inside?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(href()).toBe(`${FORM}?utm_source=postcard`);
  });

  test.each([
    ["a phone number stays as it is", action("tel:+12485550134"), "tel:+12485550134"],
    ["so does an email address", action("mailto:office@example.com"), "mailto:office@example.com"],
    [
      "a link to another page of the site passes them on",
      '<a href="/thank-you/#steps">A</a>',
      "http://localhost/thank-you/?utm_source=postcard#steps",
    ],
    ["so does the link home on the landing page", '<a href="/">A</a>', "http://localhost/?utm_source=postcard"],
    ["a link to another site does not", '<a href="https://bar.test/firm">A</a>', "https://bar.test/firm"],
    ["a link within the page need not", '<a href="#contact">A</a>', "http://localhost/?utm_source=postcard#contact"],
  ])("%s", (_what, link, leadsTo) => {
    open("/?utm_source=postcard", link);
    expect(href()).toBe(leadsTo);
  });
});
