import { builtSiteTests } from "./config";

/** Tests of behavior, on the site built from fixed content: `npm run build:fixtures` first. */
export default builtSiteTests({ name: "e2e", testDir: "behavior", siteDir: ".fixture-site/public", port: 9100 });
