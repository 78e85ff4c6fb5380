import path from "node:path";
import type { Actions } from "gatsby";

/** Creates pages beside those in src/pages. None is ever part of the firm's site. */
export async function createExtraPages(root: string, { createPage }: Pick<Actions, "createPage">): Promise<void> {
  const pages = path.join(root, "test/fixtures/pages");
  // All components in all their states, for those who carry on the design.
  if (process.env.NODE_ENV === "development") {
    const { designData } = await import("../test/helpers/page-data");
    createPage({ path: "/design/", component: path.join(pages, "design/DesignPage.tsx"), context: designData });
  }
  // A page such as somebody may add one day, for the tests of what is built (test/e2e/build-fixture-site.ts).
  if (process.env.TEST_PAGES) {
    createPage({ path: "/privacy/", component: path.join(pages, "privacy.tsx"), context: {} });
  }
}
