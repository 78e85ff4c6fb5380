/** The URL of a font that webpack copies into the site. */
declare module "*.woff2" {
  const url: string;
  export default url;
}

/** The hash of the build. webpack replaces this name with it. */
declare const __webpack_hash__: string;
