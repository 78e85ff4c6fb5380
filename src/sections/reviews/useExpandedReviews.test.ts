import { act, renderHook } from "@testing-library/react";
import { useExpandedReviews } from "./useExpandedReviews";

afterEach(() => {
  document.body.innerHTML = "";
});

test("all reviews are closed at first; each opens and closes by itself", () => {
  const { result } = renderHook(() => useExpandedReviews());
  expect([...result.current.expanded]).toEqual([]);
  act(() => result.current.toggle("review-1"));
  act(() => result.current.toggle("review-3"));
  expect([...result.current.expanded]).toEqual(["review-1", "review-3"]);
  act(() => result.current.toggle("review-1"));
  expect([...result.current.expanded]).toEqual(["review-3"]);
});

test("what the visitor opened before React took over stays open", () => {
  document.body.innerHTML = `
    <article data-review-id="review-2" data-expanded></article>
    <article data-review-id="review-3"></article>`;
  const { result } = renderHook(() => useExpandedReviews());
  expect([...result.current.expanded]).toEqual(["review-2"]);
});

test("what the visitor opened or closed just before React was ready is not forgotten either", () => {
  document.body.innerHTML = '<article data-review-id="review-2" data-expanded></article>';
  const { result } = renderHook(() => useExpandedReviews());
  document.querySelector("article")?.removeAttribute("data-expanded");
  act(() => {
    dispatchEvent(new Event("react:ready"));
  });
  expect([...result.current.expanded]).toEqual([]);
});
