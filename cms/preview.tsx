import type { PageProps } from "gatsby";
import { type ComponentType, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import * as z from "zod";
import { pageDataOf } from "../content-model/page-data";
import { CONTENT_SCHEMAS, type Content, type ContentName } from "../content-model/schemas";
import NotFoundPage from "../src/pages/404";
import LandingPage from "../src/pages/index";
import ThankYouPage from "../src/pages/thank-you";

/** What somebody is writing in the CMS. */
export interface Draft {
  /** The file that is open. */
  name: ContentName;
  content: unknown;
  /** The addresses of the draft's images, by their paths in `content`. */
  images: Record<string, string | undefined>;
}

/** esbuild replaces this name with the content of the site (build.ts). */
declare const CONTENT: Content;

/** Where on the landing page a file appears, if it is not the section with the file's name. */
const PLACES: Partial<Record<ContentName, string>> = {
  site: "#contact",
  landing: "#home",
  stats: "#awards",
  awards: ".award-marquee",
};
const PAGES: Partial<Record<ContentName, ComponentType<PageProps<never>>>> = {
  "thank-you": ThankYouPage,
  "not-found": NotFoundPage,
};

/** Zod's codes for what no page can show: a missing value, or a wrong type or choice. */
const INCOMPLETE = ["invalid_type", "invalid_value"];

// Zod would try to compile code, which the policy of this page forbids.
z.config({ jitless: true });

const root = createRoot(document.body);
let shown: Draft | undefined;

addEventListener("message", ({ data, origin }: MessageEvent<Draft>) => {
  if (origin !== location.origin) return;
  const content = withoutEmptyFields(data.content);
  const { issues } = CONTENT_SCHEMAS[data.name].safeParse(content).error ?? { issues: [] };
  const isIncomplete = issues.some((issue) => {
    return INCOMPLETE.includes(issue.code) || (issue.code === "invalid_format" && issue.format === "date");
  });
  if (isIncomplete) return;
  const draft = { ...data, content };
  root.render(<Preview {...draft} place={changedPlace(draft)} />);
  shown = draft;
});
// A click on a link must not lead away from the preview.
document.addEventListener(
  "click",
  (event) => event.target instanceof Element && event.target.closest("a") && event.preventDefault(),
);
parent.parent.postMessage("ready", location.origin);

function Preview({ name, content, images, place }: Draft & { place: string | undefined }) {
  const imageFile = (path: string) => {
    // Until Sveltia has read an image, its address leads nowhere.
    const src = images[path]?.startsWith("blob:") ? images[path] : path.replace(/^\./, "/admin");
    return { childImageSharp: { gatsbyImageData: { width: 144, height: 144, images: { fallback: { src } } } } };
  };
  const data = pageDataOf({ ...CONTENT, [name]: content }, imageFile);
  useLayoutEffect(() => {
    if (place) document.querySelector(place)?.scrollIntoView({ behavior: "instant" });
  }, [place]);
  const Page = PAGES[name] ?? LandingPage;
  return <Page {...({ data, location } as unknown as PageProps<never>)} />;
}

/** Leaves out what nobody has filled in, as the files do. */
function withoutEmptyFields(content: unknown): unknown {
  const isEmpty = (value: unknown) =>
    value === null || value === "" || (typeof value === "object" && JSON.stringify(value) === "{}");
  return JSON.parse(JSON.stringify(content), (_key, value) => (isEmpty(value) ? undefined : value));
}

/** Returns a selector for the part of the page that has changed; undefined if none has. */
function changedPlace({ name, content }: Draft): string | undefined {
  const place = PLACES[name] ?? `#${name}`;
  if (name !== "landing" || shown?.name !== "landing") return place;
  const sections = Object.keys(Object(content));
  const section = sections.find(
    (key) => JSON.stringify(Object(content)[key]) !== JSON.stringify(Object(shown?.content)[key]),
  );
  return section === "hero" ? place : section && `#${section}`;
}
