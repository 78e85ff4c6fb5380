import { CAMPAIGN_PARAMETERS, propagateCampaignParameters } from "./campaign-parameters";

const FORM = "https://forms.example.com/deed-guide";
const action = (href: string) => `<a data-event="guide" href="${href}"><span>Guide</span></a>`;

let listeners: Parameters<typeof document.addEventListener>[] = [];

/** Opens a page with these links at an address, and runs the script as the browser would. */
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
  // A browser drops the listeners of a page that it leaves. jsdom has only one document, so they are removed here.
  afterEach(() => {
    for (const [type, listener, options] of listeners) document.removeEventListener(type, listener, options);
  });

  test.each([
    [
      "the link gets the campaign parameters, and no others",
      "/?utm_source=a&utm_campaign=b&x=1",
      "?utm_source=a&utm_campaign=b",
    ],
    ["each parameter is passed on", `/?${CAMPAIGN_PARAMETERS.join("=1&")}=1`, `?${CAMPAIGN_PARAMETERS.join("=1&")}=1`],
    ["special characters in a value are escaped", "/?gclid=a%26b%20c", "?gclid=a%26b+c"],
    ["without a campaign, no link changes", "/?x=1&utm_source=", ""],
  ])("%s", (_what, address, added) => {
    open(address, action(FORM));
    expect(href()).toBe(FORM + added);
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(["", 0, 0]);
  });

  test("the link's own parameters are not changed", () => {
    open("/?utm_source=postcard&utm_medium=mail", action(`${FORM}?lang=en%20US&utm_source=website#form`));
    expect(href()).toBe(`${FORM}?lang=en%20US&utm_source=website&utm_medium=mail#form`);
  });

  test.each(["pointerdown", "click", "contextmenu"])("a link written later gets the parameters once: %s", (type) => {
    open("/?utm_source=postcard", "");
    document.body.innerHTML = action(FORM);
    const press = () => document.querySelector("span")?.dispatchEvent(new Event(type, { bubbles: true }));
    press();
    press();
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
    [
      "a link within the page gets them from the address of the page",
      '<a href="#contact">A</a>',
      "http://localhost/?utm_source=postcard#contact",
    ],
  ])("%s", (_what, link, leadsTo) => {
    open("/?utm_source=postcard", link);
    expect(href()).toBe(leadsTo);
  });
});
