import { everyBrowserTests } from "./config";

/** Tests of what must work in every engine, on the site built from fixed content: `npm run build:fixtures` first. */
export default everyBrowserTests({
  name: "browsers",
  testDir: "every-browser",
  siteDir: ".fixture-site/public",
  port: 9300,
});
