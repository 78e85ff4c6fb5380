/**
 * The page /admin/. Its forms follow from the schemas (config.ts). The way to the preview: an editor types → Sveltia calls
 * the template below with the form → the draft goes to the frame with `postMessage` → preview.tsx renders the page. Before
 * a save, Sveltia asks for required fields, patterns and limits, then check-draft.ts asks the schemas, as the check does.
 * Sveltia commits the file to a branch of its own, and opens a pull request.
 */
import type { CmsConfig, CustomPreviewTemplateProps } from "@sveltia/cms";
import { createElement } from "react";
import { usedImages } from "../content-model/images";
import { CONTENT_NAMES, type ContentName } from "../content-model/schemas";
import { checkDraft } from "./check-draft";
import { contentOf, type Draft, SITE_CONTENT } from "./draft";
import { type FormMap, withNumbers } from "./typed-numbers";

/** esbuild replaces this name with its value (build.ts). */
declare const CMS_CONFIG: CmsConfig;

// Escape would close the form and throw away what was typed. Sveltia reads its settings when it is imported.
const PREFS = "sveltia-cms.prefs";
const prefs = JSON.parse(localStorage.getItem(PREFS) ?? "{}");
localStorage.setItem(PREFS, JSON.stringify({ ...prefs, closeWithEscape: false }));
const { default: CMS } = await import("@sveltia/cms");

let draft: Draft | undefined;
let frame: Window | null | undefined;
const send = () => draft && frame?.postMessage(draft, location.origin);

// The frame asks for the draft when it is ready to show it.
addEventListener("message", ({ data, origin, source }) => {
  if (origin !== location.origin || data !== "ready") return;
  frame = source as Window;
  send();
});

for (const name of CONTENT_NAMES) {
  // Sveltia runs this with a React of its own, so the page is in a frame with ours.
  CMS.registerPreviewTemplate(name, ({ entry, getAsset }: CustomPreviewTemplateProps) => {
    const content = contentOf(withNumbers(name, entry.get("data") as FormMap));
    const urls = Object.fromEntries(usedImages({ [name]: content }).map(({ text }) => [text, getAsset(text)?.url]));
    draft = { name, content, images: urls };
    send();
    const style = { border: 0, position: "fixed", inset: 0, width: "100%", height: "100%" } as const;
    return createElement("iframe", { src: "/admin/preview.html", title: "Preview", style });
  });
}

CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const name = entry.get("slug") as ContentName;
    const data = withNumbers(name, entry.get("data") as FormMap);
    const sentences = await checkDraft(name, contentOf(data), draft?.name === name ? draft.content : undefined);
    // Sveltia saves nothing, and shows the cause of an error with this message.
    if (sentences.length > 0) throw new Error("saving_failed", { cause: new Error(sentences.slice(0, 5).join(" ")) });
    // The other forms may depend on it.
    Object.assign(SITE_CONTENT, { [name]: contentOf(data) });
    return entry.set("data", data);
  },
});

void CMS.init({ config: CMS_CONFIG });
