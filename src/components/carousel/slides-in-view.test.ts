import { slidesInView } from "./slides-in-view";

test.each([
  [0, 3, 6, [0, 1, 2]],
  [4, 3, 6, [4, 5, 0]],
  [5, 1, 6, [5]],
  [6, 2, 6, [0, 1]],
  [-1, 3, 6, [5, 0, 1]],
  [-7, 1, 6, [5]],
])("from %d, %d of %d", (first, shown, count, expected) => {
  expect(slidesInView(first, shown, count)).toEqual(expected);
});

test("never more than there are", () => {
  expect(slidesInView(0, 3, 1)).toEqual([0]);
  expect(slidesInView(1, 3, 2)).toEqual([1, 0]);
});
