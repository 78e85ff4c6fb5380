/** The address of a font that webpack has written into the site. */
declare module "*.woff2" {
  const url: string;
  export default url;
}

/** The address of a picture that webpack has written into the site. */
declare module "*.png" {
  const url: string;
  export default url;
}
