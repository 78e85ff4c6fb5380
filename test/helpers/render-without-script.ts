import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Shows a component as it stands in the built file, before or without any script. */
export function renderWithoutScript(node: ReactNode): HTMLElement {
  document.body.innerHTML = renderToString(node);
  return document.body;
}

afterEach(() => {
  document.body.innerHTML = "";
});
