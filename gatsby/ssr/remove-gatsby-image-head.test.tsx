import { withoutGatsbyImage } from "./remove-gatsby-image-head";

describe("withoutGatsbyImage", () => {
  const title = <title key="title">A page</title>;

  test("takes out what gatsby-plugin-image adds to the head", () => {
    expect(withoutGatsbyImage([title, <style key="gatsby-image-style" />, null])).toEqual([title, null]);
  });

  test("says what to do when the plugin adds it under another key", () => {
    expect(() => withoutGatsbyImage([title, <style key="image-style" />])).toThrow(
      "gatsby/ssr/remove-gatsby-image-head.ts",
    );
  });
});
