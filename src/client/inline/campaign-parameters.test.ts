import { CAMPAIGN_PARAMETERS, propagateCampaignParameters } from "./campaign-parameters";

const FORM = "https://forms.example.com/deed-guide";

let listeners: Parameters<typeof document.addEventListener>[] = [];

describe("campaign-parameters", () => {
  // A page that is left takes its listeners with it; jsdom's one document does not.
  afterEach(() => {
    for (const [type, listener, options] of listeners) document.removeEventListener(type, listener, options);
  });

  /** Opens a page at an address whose links are these, and runs the script as the browser would. */
  function open(address: string, links: string): void {
    window.history.replaceState(null, "", address);
    document.body.innerHTML = links;
    const added = jest.spyOn(document, "addEventListener");
    propagateCampaignParameters();
    listeners = added.mock.calls;
    document.dispatchEvent(new Event("DOMContentLoaded"));
  }

  function href(): string | undefined {
    return document.querySelector("a")?.href;
  }

  test("the external form learns which campaign the visitor came by, and nothing else of the address", () => {
    open("/?utm_source=postcard&utm_campaign=fall&x=1", `<a data-event="guide" href="${FORM}">Guide</a>`);
    expect(href()).toBe(`${FORM}?utm_source=postcard&utm_campaign=fall`);
  });

  test.each(CAMPAIGN_PARAMETERS)("%s is passed on", (name) => {
    open(`/?${name}=a%26b%20c`, `<a data-event="guide" href="${FORM}">Guide</a>`);
    expect(href()).toBe(`${FORM}?${name}=a%26b+c`);
  });

  test("what the link says itself survives and is not overwritten", () => {
    open(
      "/?utm_source=postcard&utm_medium=mail",
      `<a data-event="guide" href="${FORM}?lang=en%20US&utm_source=website#form">Guide</a>`,
    );
    expect(href()).toBe(`${FORM}?lang=en%20US&utm_source=website&utm_medium=mail#form`);
  });

  test("a link that React has written later gets them when it is clicked, once", () => {
    open("/?utm_source=postcard", "");
    document.body.innerHTML = `<a data-event="guide" href="${FORM}"><span>Guide</span></a>`;
    const inside = document.querySelector("span");
    for (const type of ["pointerdown", "click", "contextmenu"])
      inside?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(href()).toBe(`${FORM}?utm_source=postcard`);
  });

  test.each(["tel:+12485550134", "mailto:office@example.com"])("%s stays as it is", (link) => {
    open("/?utm_source=postcard", `<a data-event="call" href="${link}">Elsewhere</a>`);
    expect(href()).toBe(link);
  });

  test("a link to another page of the site passes it on; a link within the page need not", () => {
    open("/?utm_source=postcard", '<a href="/thank-you/#steps">Elsewhere</a>');
    expect(href()).toBe("http://localhost/thank-you/?utm_source=postcard#steps");
    open("/?utm_source=postcard", '<a href="#contact">Here</a>');
    expect(href()).toBe("http://localhost/?utm_source=postcard#contact");
  });

  test.each(["https://directory.example.com/firm"])("%s stays as it is, because it is no call to action", (link) => {
    open("/?utm_source=postcard", `<a href="${link}">Elsewhere</a>`);
    expect(href()).toBe(link);
  });

  test("without a campaign, no link changes", () => {
    open("/?x=1&utm_source=", `<a data-event="guide" href="${FORM}">Guide</a>`);
    expect(href()).toBe(FORM);
  });

  test("nothing is stored", () => {
    open("/?utm_source=postcard", `<a data-event="guide" href="${FORM}">Guide</a>`);
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(["", 0, 0]);
  });
});
