import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { answerToggles } from "../../src/client/inline/early-clicks";
import { createTrustedTypesPolicy } from "../../src/client/inline/trusted-types";
import { pageStates } from "../../src/lib/page-states";
import { onSaveKey } from "../save-key";
import "../stray-drops";
import { DraftedPage } from "./DraftedPage";
import type { Draft } from "./drafted-data";
import { createLocator } from "./locate-field";
import { withoutMarks } from "./marks";
import type { FromPreview, ToPreview } from "./messages";
import { showElement } from "./show-element";

/**
 * The page in the editor's preview: shows the drafts that the editor sends, and tells it which field somebody clicked.
 * It needs no HTML but an empty body.
 */
createTrustedTypesPolicy();
answerToggles();
// As the site's own script in the head marks a page where scripts run, and where somebody has done something.
pageStates().add("js", "interacted");

const container = document.body.appendChild(document.createElement("div"));
const root = createRoot(container);
let draft: Draft | undefined;

window.addEventListener("message", ({ source, origin, data }: MessageEvent<ToPreview>) => {
  if (source !== window.parent || origin !== location.origin) return;
  if (data.type === "draft") {
    // Within the page, the place stays.
    if (data.page !== draft?.page) window.scrollTo({ top: 0, behavior: "instant" });
    draft = data;
    // At once: the next message may ask for an element of it.
    flushSync(() => root.render(<DraftedPage draft={data} />));
  } else if (draft) {
    showElement(createLocator(container, draft.content).elementOf(data));
  }
});

/** Links lead nowhere. Buttons and questions do what they do on the site, and that only: the form stays where it is. */
function onClick(event: MouseEvent) {
  const { target, clientX, clientY } = event;
  if (!(target instanceof Element)) return;
  if (target.closest("a")) event.preventDefault();
  // A middle click would open a link in a new tab.
  if (event.type === "auxclick" || !draft || target.closest("button, summary")) return;
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  const field = createLocator(container, draft.content).fieldAt(target, caret);
  if (field) tellEditor({ type: "edit", ...field });
}

for (const type of ["click", "auxclick"] as const) window.addEventListener(type, onClick, true);

/** What somebody copies has no marks. */
window.addEventListener("copy", (event) => {
  event.clipboardData?.setData("text/plain", withoutMarks(String(getSelection())));
  event.preventDefault();
});

function tellEditor(message: FromPreview): void {
  window.parent.postMessage(message, location.origin);
}

onSaveKey(() => tellEditor({ type: "save" }));
tellEditor({ type: "ready" });
