import { builtSiteTests } from "./e2e/config";

/** Tests of behavior, on the site built from fixed content: `npm run build:fixtures` first. */
export default builtSiteTests({ name: "e2e", testDir: "e2e/behavior", siteDir: ".fixture-site/public", port: 9100 });
