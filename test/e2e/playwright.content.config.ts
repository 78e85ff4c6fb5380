import { builtSiteTests } from "./config";

/** Tests that hold for any content, on the firm's own site: `npm run build` first. */
export default builtSiteTests({ name: "content", testDir: "any-content", siteDir: "public", port: 9200 });
