import { builtSiteTests } from "./e2e/config";

/** Tests that hold for any content, on the firm's own site: `npm run build` first. */
export default builtSiteTests({ name: "content", testDir: "e2e/any-content", siteDir: "public", port: 9200 });
