import { act, renderHook } from "@testing-library/react";
import { HYDRATED_EVENT } from "../../client/hydrated-event";
import { useExpandedReviews, useIsExpanded } from "./useExpandedReviews";

const IDS = ["review-1", "review-2", "review-3"];

/** The hook, and which of three reviews each says is open. */
function renderReviews() {
  const { result } = renderHook(() => {
    const reviews = useExpandedReviews();
    const open = [
      useIsExpanded(reviews, "review-1"),
      useIsExpanded(reviews, "review-2"),
      useIsExpanded(reviews, "review-3"),
    ];
    return { reviews, open: IDS.filter((_, index) => open[index]) };
  });
  return {
    open: () => result.current.open,
    toggle: (id: string) => act(() => result.current.reviews.toggle(id)),
  };
}

describe("useExpandedReviews", () => {
  afterEach(() => {
    document.body.innerHTML = "";
  });

  test("all reviews are closed at first; each opens and closes by itself", () => {
    const { open, toggle } = renderReviews();
    expect(open()).toEqual([]);
    toggle("review-1");
    toggle("review-3");
    expect(open()).toEqual(["review-1", "review-3"]);
    toggle("review-1");
    expect(open()).toEqual(["review-3"]);
  });

  test("what the visitor opened before React took over stays open", () => {
    document.body.innerHTML = `
    <article data-review-id="review-2"><button aria-expanded="true"></button></article>
    <article data-review-id="review-3"><button aria-expanded="false"></button></article>`;
    const { open } = renderReviews();
    expect(open()).toEqual(["review-2"]);
  });

  test("what the visitor opened or closed just before React was ready is not forgotten either", () => {
    document.body.innerHTML = '<article data-review-id="review-2"><button aria-expanded="true"></button></article>';
    const { open } = renderReviews();
    document.querySelector("button")?.setAttribute("aria-expanded", "false");
    act(() => {
      dispatchEvent(new Event(HYDRATED_EVENT));
    });
    expect(open()).toEqual([]);
  });

  test("opening one renders nothing but what shows it", () => {
    const rendered = jest.fn();
    const { result } = renderHook(() => {
      rendered();
      return useExpandedReviews();
    });
    act(() => result.current.toggle("review-1"));
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});
