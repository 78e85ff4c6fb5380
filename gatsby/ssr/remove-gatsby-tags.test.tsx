/** @jest-environment node */
import { removeGatsbyImageTags, removeGatsbyScripts } from "./remove-gatsby-tags";

/** Gatsby's placeholder for the page's scripts. */
const Slice = (_: { sliceId: string }) => <script src="/app.js" />;

const title = <title key="title">A page</title>;
const image = [
  <style key="gatsby-image-style" />,
  <noscript key="gatsby-image-style-noscript" />,
  <script key="gatsby-image-style-script" />,
];
const path = <script key="script-loader" />;
const scripts = <Slice sliceId="_gatsby-scripts" />;

describe("the finished page", () => {
  test("has no tags for GatsbyImage in its head, and ends with our loader only", () => {
    expect(removeGatsbyImageTags([title, ...image, null])).toEqual([title, null]);
    const loader = <script key="load-scripts" />;
    expect(removeGatsbyScripts([loader, path, scripts])).toEqual([loader]);
  });

  test.each([
    ["the style for GatsbyImage", () => removeGatsbyImageTags([title, ...image.slice(1)])],
    ["GatsbyImage's `<noscript>`", () => removeGatsbyImageTags([title, ...image.slice(0, 1), ...image.slice(2)])],
    ["the script for GatsbyImage", () => removeGatsbyImageTags([title, ...image.slice(0, 2)])],
    ["the page's path", () => removeGatsbyScripts([scripts])],
    ["the page's scripts", () => removeGatsbyScripts([path])],
  ])("stops the build when Gatsby writes %s differently, and says where to look", (what, finish) => {
    expect(finish).toThrow(
      `Gatsby no longer writes ${what} into its pages as gatsby/ssr/remove-gatsby-tags.ts expects it.`,
    );
  });
});
