/** The URL of a font that webpack copies into the site. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
