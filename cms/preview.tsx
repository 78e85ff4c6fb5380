import { type ComponentType, useEffect, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { type PageData, pageDataOf } from "../content-model/page-data";
import { CONTENT, type ContentName, schemaAt } from "../content-model/schemas";
import { scrollRow } from "../src/browser/page-script";
import NotFoundPage from "../src/pages/404";
import LandingPage from "../src/pages/index";
import ThankYouPage from "../src/pages/thank-you";
import { type Draft, SITE_CONTENT } from "./draft";

/** Where on the landing page a file appears, if it is not the section with the file's name. */
const PLACES: Partial<Record<ContentName, string>> = { site: "#contact", stats: "#awards", awards: ".award-marquee" };
const PAGES: Partial<Record<ContentName, ComponentType<{ data: PageData }>>> = {
  thankYou: ThankYouPage,
  notFound: NotFoundPage,
};

/** Zod's codes and formats for what no page can show: a missing value, a wrong type or choice, no date. */
const INCOMPLETE = ["invalid_type", "invalid_value", "date"];

/** A shorter text can be anywhere on the page, so it must be the whole text of its element. */
const UNIQUE_LENGTH = 20;

const root = createRoot(document.body);
let shown: Draft | undefined;

addEventListener("message", ({ data: draft, origin }: MessageEvent<Draft>) => {
  if (origin !== location.origin) return;
  const { issues = [] } = CONTENT.safeParse({ ...SITE_CONTENT, [draft.name]: draft.content }).error ?? {};
  const problem = issues.find((issue) => INCOMPLETE.includes("format" in issue ? issue.format : issue.code));
  if (!problem) shown = draft;
  const missing = problem && schemaAt(problem.path)?.title;
  root.render(
    <>
      {shown && <Preview {...shown} text={draft.text} />}
      {missing && <p className="preview-note">{`Fill in “${missing}” to see this`}</p>}
    </>,
  );
});
addEventListener("click", (event) => {
  // A link must not lead away from the preview.
  if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  scrollRow(event);
});
parent.parent.postMessage("ready", location.origin);

function Preview({ name, content, images, text }: Draft) {
  const imageFile = (path: string) => {
    // Until Sveltia has read an image, its address leads nowhere.
    const src = images[path]?.startsWith("blob:") ? images[path] : path.replace(/^\./, "/admin");
    return {
      childImageSharp: {
        gatsbyImageData: { layout: "fixed" as const, width: 144, height: 144, images: { fallback: { src } } },
      },
    };
  };
  const data = pageDataOf({ ...SITE_CONTENT, [name]: content }, imageFile);
  const place = PLACES[name] ?? `#${name}`;
  useLayoutEffect(() => document.querySelector(place)?.scrollIntoView({ behavior: "instant" }), [place]);
  // After every change: the text may have moved.
  useEffect(() => {
    const element = text ? elementWith(text) : undefined;
    element?.closest("details")?.setAttribute("open", "");
    element?.scrollIntoView({ behavior: "instant", block: "nearest", inline: "nearest" });
  });
  const Page = PAGES[name] ?? LandingPage;
  return <Page data={data} />;
}

/** Returns the first element that shows a text, or part of a long one; header and footer come last. */
function elementWith(text: string): Element | undefined {
  const plain = (one: string) => one.trim().replace(/\s+/g, " ");
  const shows = ({ nodeType, textContent }: Node) => {
    const [short = "", long = ""] = [text, textContent ?? ""].map(plain).sort((a, b) => a.length - b.length);
    return nodeType === Node.TEXT_NODE && (short === long || (short.length > UNIQUE_LENGTH && long.includes(short)));
  };
  const elements = [...document.querySelectorAll("main *"), ...document.querySelectorAll("body *")];
  return elements.find((element) => element.getClientRects().length > 0 && Array.from(element.childNodes).some(shows));
}
