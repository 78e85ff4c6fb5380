import { render } from "@testing-library/react";
import { Island } from "./Island";

/** rewritten-pages.spec.ts tests that React starts the islands, and leaves all other HTML as it is. */

test("an island carries the props of its component", () => {
  const props = { stats: [{ number: 94, suffix: '"%" & <more>' }] };
  const { container } = render(<Island name="CountUp" props={props} />);
  const island = container.querySelector<HTMLElement>('[data-island="CountUp"]');
  expect(JSON.parse(island?.dataset.props ?? "")).toEqual(props);
});
