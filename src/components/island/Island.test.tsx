import { renderToString } from "react-dom/server";
import { Island, Static } from "./Island";

/** rewritten-pages.spec.ts tests that React starts the islands, and leaves all other HTML as it is. */

test("an island in a part without islands breaks the build", () => {
  const island = <Island id="lost">{null}</Island>;
  expect(() => renderToString(<Static>{island}</Static>)).toThrow('<Island id="lost"> is in a <Static>');
});
