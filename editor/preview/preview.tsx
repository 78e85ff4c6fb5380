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

// This script runs in the preview's frame. It shows drafts, and reports which field was clicked.
createTrustedTypesPolicy();
answerToggles();
// On the site, scripts in the head add these classes: one at once, one on the first interaction.
pageStates().add("js", "interacted");

const container = document.body.appendChild(document.createElement("div"));
const root = createRoot(container);
let draft: Draft | undefined;

window.addEventListener("message", ({ source, origin, data }: MessageEvent<ToPreview>) => {
  if (source !== window.parent || origin !== location.origin) return;
  if (data.type === "draft") {
    // A new draft of the same page keeps its scroll position.
    if (data.page !== draft?.page) window.scrollTo({ top: 0, behavior: "instant" });
    draft = data;
    // The page renders at once, because the next message may refer to its elements.
    flushSync(() => root.render(<DraftedPage draft={data} />));
  } else if (draft) {
    showElement(createLocator(container, draft.content).elementOf(data));
  }
});

/** Reports a click, except on buttons and questions, which work as on the site. Links do nothing. */
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

// Copied text must not contain marks.
window.addEventListener("copy", (event) => {
  event.clipboardData?.setData("text/plain", withoutMarks(String(getSelection())));
  event.preventDefault();
});

function tellEditor(message: FromPreview): void {
  window.parent.postMessage(message, location.origin);
}

onSaveKey(() => tellEditor({ type: "save" }));
tellEditor({ type: "ready" });
