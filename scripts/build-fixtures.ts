/**
 * `npm run build:fixtures`: builds the site that the end-to-end tests of behavior run on, from test/fixtures/content,
 * into .fixture-site/public. The firm's own site in public/ stays as it is.
 */
import { runScript, withOtherSite } from "./lib/other-site";

const succeeded = withOtherSite(".", () =>
  runScript(["build"], { CONTENT_DIR: "test/fixtures/content", TEST_PAGES: "1" }),
);
process.exitCode = succeeded ? 0 : 1;
