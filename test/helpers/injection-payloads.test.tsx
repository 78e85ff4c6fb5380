import { readFileSync } from "node:fs";
import path from "node:path";
import { TextEncoder } from "node:util";
import type { ComponentType } from "react";
import NotFoundPage, { Head as NotFoundHead } from "../../src/pages/404";
import LandingPage, { Head as LandingHead } from "../../src/pages/index";
import ThankYouPage, { Head as ThankYouHead } from "../../src/pages/thank-you";
import { PAYLOADS, withPayload } from "./injection-payloads";

// React's server renderer expects it; the browser that Jest imitates lacks it.
Object.assign(globalThis, { TextEncoder });
const { renderToStaticMarkup } = jest.requireActual<typeof import("react-dom/server")>("react-dom/server");

const CONTENT = path.join(__dirname, "../fixtures/content");
const PAGES: Record<string, ComponentType<never>> = { LandingPage, ThankYouPage, NotFoundPage };
const HEADS: Record<string, unknown> = { LandingHead, ThankYouHead, NotFoundHead };

function read(name: string): Record<string, unknown> {
  const text = readFileSync(path.join(CONTENT, `${name}.json`), "utf8");
  // The markers of sample content are not in the data of the pages.
  return JSON.parse(text, (key, value) => (key === "sample" ? undefined : value));
}

/** The data of all pages at once, as GraphQL would hand it to them. */
function pageData(payload: string) {
  const awards = (read("awards").awards as object[]).map((award) => ({
    ...award,
    image: {
      childImageSharp: {
        gatsbyImageData: { layout: "fixed", width: 1, height: 1, images: { fallback: { src: "/a.png" } } },
      },
    },
  }));
  const texts = {
    site: { ...read("site"), hasSampleContent: true },
    landing: read("landing"),
    stats: read("stats"),
    services: read("services"),
    faq: { questions: (read("faq").questions as object[]).map((question) => ({ ...question, answer: "" })) },
    reviews: read("reviews"),
    awards: { awards },
    cities: read("cities"),
    thankYou: read("thank-you"),
    notFound: read("not-found"),
  };
  return withPayload(texts, payload);
}

/** The page as the build writes it, read as a browser reads it. */
function render(component: unknown, payload: string): Document {
  const Page = component as ComponentType<{ data: unknown; location: { pathname: string } }>;
  const html = renderToStaticMarkup(<Page data={pageData(payload)} location={{ pathname: `/${payload}` }} />);
  return new DOMParser().parseFromString(`<!doctype html>${html}`, "text/html");
}

function danger(document: Document): string[] {
  const handlers = [...document.querySelectorAll("*")].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith("on") || name === "autofocus"),
  );
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  const unsafe = links.filter(
    (href) => /^\s*(?:javascript|data|vbscript):/i.test(href) && !href.includes("React has blocked"),
  );
  return [...handlers, ...unsafe, ...[...document.scripts].map((script) => script.outerHTML)];
}

describe.each(PAYLOADS)("%s in every text", (payload) => {
  it.each(Object.keys(PAGES))("is harmless text on the %s, should it get past the check", (name) => {
    const document = render(PAGES[name], payload);
    expect(danger(document)).toEqual([]);
    expect(document.body.textContent).toContain(payload);
  });

  it.each(Object.keys(HEADS))("is harmless text in the %s", (name) => {
    const document = render(HEADS[name], payload);
    expect(danger(document)).toEqual([]);
    expect(document.title).toContain(payload);
  });
});
