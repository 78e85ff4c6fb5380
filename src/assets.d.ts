/** The address of a font that webpack has written into the site. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
