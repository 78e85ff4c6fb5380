/** The URL of a font that webpack copies into the site. */
declare module "*.woff2" {
  const url: string;
  export default url;
}

/** The URL of an image that webpack copies into the site. */
declare module "*.png" {
  const url: string;
  export default url;
}
