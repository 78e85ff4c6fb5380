import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { startApp } from "./src/start-app";

// Gatsby reloads a page whose data is not from the same build as its scripts. It compares these hashes.
Object.assign(window, { ___webpackCompilationHash: __webpack_hash__ });

/** `gatsby develop` writes no HTML, so there React renders the whole page. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env.NODE_ENV === "production" ? startApp : undefined;

/** Links are `<a>` elements, so browsers restore scroll positions. Gatsby would scroll again when its scripts start. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
