import { finishBody, finishHead } from "./finish-page";

/** As Gatsby writes its placeholder for the page's scripts. */
const Slice = (_: { sliceId: string }) => <script src="/app.js" />;

const title = <title key="title">A page</title>;
const path = <script key="script-loader" />;
const scripts = <Slice sliceId="_gatsby-scripts" />;

describe("the finished page", () => {
  test("has a head without what is for GatsbyImage", () => {
    expect(finishHead([title, <style key="gatsby-image-style" />, null])).toEqual([title, null]);
  });

  test("ends with the loader alone", () => {
    const loader = <script key="load-scripts" />;
    expect(finishBody([loader, path, scripts])).toEqual([loader]);
  });

  test.each([
    ["what is for GatsbyImage", () => finishHead([title])],
    ["the page's path", () => finishBody([scripts])],
    ["the page's scripts", () => finishBody([path])],
  ])("stops the build when Gatsby writes %s differently, and says where to look", (what, finish) => {
    expect(finish).toThrow(
      `Gatsby does not write ${what} into its pages any more, as gatsby/ssr/finish-page.ts knows it.`,
    );
  });
});
