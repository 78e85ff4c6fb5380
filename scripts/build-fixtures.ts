/**
 * `npm run build:fixtures`: builds the site that the end-to-end tests of behavior run on, from test/fixtures/content,
 * into .fixture-site/public. The firm's own site in public/ stays as it is.
 */

import { runScript } from "./lib/run-script";
import { withBuildOutputOf } from "./lib/swap-build-output";

const env = { CONTEXT: "production", CONTENT_DIR: "test/fixtures/content", TEST_PAGES: "1" };
process.exitCode = withBuildOutputOf(".", () => runScript(["build"], env)) ? 0 : 1;
