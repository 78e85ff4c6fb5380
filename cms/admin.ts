/**
 * The page /admin/. To change a form, change its schema (content-model/schemas); how a kind of field looks is in
 * config.ts. To change the preview, change the site's components; where a file appears on the page is in preview.tsx.
 *
 * The way from a field to the picture: an editor types → Sveltia calls the preview template below with the form → the
 * draft goes to the frame with `postMessage` → preview.tsx renders the page with the site's content (draft.ts) and the
 * draft. Before a save, Sveltia asks for required fields, patterns and limits; then typed-numbers.ts makes numbers of
 * what was typed, and check-draft.ts asks the same schemas as the check. Sveltia then commits the file to a branch of its
 * own, and opens a pull request.
 */
import "./prefs";
import CMS, { type CmsConfig, type CustomPreviewTemplateProps } from "@sveltia/cms";
import { createElement } from "react";
import { usedImages } from "../content-model/images";
import { CONTENT_NAMES, type ContentName } from "../content-model/schemas";
import { checkDraft } from "./check-draft";
import { contentOf, type Draft } from "./draft";
import { type FormMap, withNumbers } from "./typed-numbers";

/** esbuild replaces this name with its value (build.ts). */
declare const CMS_CONFIG: CmsConfig;

let draft: Draft | undefined;
let frame: Window | null | undefined;
const send = () => draft && frame?.postMessage(draft, location.origin);

// The frame asks for the draft when it is ready to show it.
addEventListener("message", ({ data, origin, source }) => {
  if (origin !== location.origin || data !== "ready") return;
  frame = source as Window;
  send();
});

/** Keeps the text of the edited field. It listens before Sveltia, which then sends a draft with that text. */
function follow({ target, type }: Event) {
  if (!draft || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  draft.text = target.value;
  if (type === "focusin") send();
}
for (const type of ["input", "focusin"]) addEventListener(type, follow, true);

for (const name of CONTENT_NAMES) {
  // Sveltia runs this with a React of its own, so the page is in a frame with ours.
  CMS.registerPreviewTemplate(name, ({ entry, getAsset }: CustomPreviewTemplateProps) => {
    const content = contentOf(withNumbers(name, entry.get("data") as FormMap));
    const urls = Object.fromEntries(usedImages({ [name]: content }).map(({ text }) => [text, getAsset(text)?.url]));
    draft = { name, content, images: urls, text: draft?.name === name ? draft.text : "" };
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
    if (sentences.length > 0) throw new Error("saving_failed", { cause: new Error(sentences.join(" ")) });
    return entry.set("data", data);
  },
});

void CMS.init({ config: CMS_CONFIG });
