import { type ComponentType, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { type PageData, pageDataOf } from "../content-model/page-data";
import { valueAt } from "../content-model/paths";
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

const root = createRoot(document.body);
let shown: Draft | undefined;
/** The keys to what has changed last: that of a list or a section, and that of an entry or a field. */
let changed: (string | undefined)[] = [];

addEventListener("message", ({ data: draft, origin }: MessageEvent<Draft>) => {
  if (origin !== location.origin) return;
  const { issues = [] } = CONTENT.safeParse({ ...SITE_CONTENT, [draft.name]: draft.content }).error ?? {};
  const problem = issues.find((issue) => INCOMPLETE.includes("format" in issue ? issue.format : issue.code));
  if (!problem) {
    const key = findChange(shown?.content, draft.content);
    changed = [key, key && findChange(valueAt(shown?.content, [key]), valueAt(draft.content, [key]))];
    shown = draft;
  }
  const missing = problem && schemaAt(problem.path)?.title;
  root.render(
    <>
      {shown && <Preview {...shown} />}
      {missing && <p className="preview-note">{`Fill in “${missing}” to see this`}</p>}
    </>,
  );
});
addEventListener("click", (event) => {
  // A link must not lead away from the preview.
  if (event.target instanceof Element && event.target.closest("a:not([href^='#'])")) event.preventDefault();
  scrollRow(event);
});
// Sveltia puts its preview, and so this page, into a frame of its own.
parent.parent.postMessage("ready", location.origin);

function Preview({ name, content, images }: Draft) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that is not complete changes nothing
  useLayoutEffect(() => {
    const [key, index] = changed;
    const own = name === "landing" ? `#${key}` : (PLACES[name] ?? `#${name}`);
    const section = document.querySelector(key === "legal" ? "footer" : own);
    // The entries of a file are those of the section's list, unless it is sorted.
    const place = (name !== "cities" && section?.querySelectorAll("li")[Number(index)]) || section;
    if (name !== "landing") place?.querySelector("details")?.setAttribute("open", "");
    place?.scrollIntoView({ behavior: "instant", block: "nearest", inline: "nearest" });
  }, [name, content]);
  const Page = PAGES[name] ?? LandingPage;
  return <Page data={data} />;
}

/** Returns the key of the first part that has changed. */
function findChange(before: unknown, now: unknown): string | undefined {
  const written = (value: unknown, key: string) => JSON.stringify(valueAt(value, [key]));
  return Object.keys(Object(now)).find((key) => written(before, key) !== written(now, key));
}
