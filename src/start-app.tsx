import { type ReactNode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { ErrorScreen } from "./components/error-screen/ErrorScreen";
import { RenderTarget } from "./components/island/Island";

/**
 * Renders Gatsby's app outside of the document, which starts the islands of the page. All other HTML stays as it is,
 * whatever a browser, an extension or a translator has made of it. Only the error screen replaces it.
 *
 * @param app Gatsby's element for the page
 * @param page the element that has the HTML of the page
 */
export function startApp(app: ReactNode, page: Element): void {
  const root = createRoot(document.createElement("div"), {
    // Gatsby's router catches each error, and throws it again.
    onCaughtError: () => undefined,
    onUncaughtError(error) {
      console.error(error);
      createRoot(page).render(<ErrorScreen />);
    },
  });
  startTransition(() => root.render(<RenderTarget value="outside">{app}</RenderTarget>));
}
