import { renderHook } from "@testing-library/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { mockMatchMedia } from "../../test/helpers/mock-match-media";
import { useMediaQuery, useReducedMotion } from "./useMediaQuery";

let media: ReturnType<typeof mockMatchMedia>;
describe("useMediaQuery", () => {
  afterEach(() => media.restore());

  test("tells whether a query holds, and when that changes", () => {
    media = mockMatchMedia();
    const { result, unmount } = renderHook(() => useMediaQuery("(width >= 48rem)"));
    expect(result.current).toBe(false);
    media.set("(width >= 48rem)", true);
    expect(result.current).toBe(true);
    media.set("(width >= 48rem)", false);
    expect(result.current).toBe(false);
    unmount();
    media.set("(width >= 48rem)", true);
    expect(result.current).toBe(false);
  });

  test("is false while the HTML is written, whatever the browser will say", () => {
    media = mockMatchMedia("(prefers-reduced-motion: reduce)");
    const Probe = () => String(useReducedMotion());
    expect(renderToString(createElement(Probe))).toBe("false");
    expect(renderHook(() => useReducedMotion()).result.current).toBe(true);
  });
});
