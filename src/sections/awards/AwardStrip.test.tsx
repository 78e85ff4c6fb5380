import { render, screen } from "@testing-library/react";
import { pageData } from "../../../test/helpers/page-data";
import { AwardStrip } from "./AwardStrip";

/** award-strip.spec.ts tests the strip in motion. */

test("a badge has its name and its tooltip, with the year if the content has it", () => {
  const awards = pageData.awards.awards ?? [];
  render(<AwardStrip heading="Awards" awards={awards} />);
  const [dated, undated] = screen.getAllByRole("img");
  expect(dated).toHaveAccessibleName(`${awards[0]?.alt}, 2025`);
  expect(dated?.dataset.tooltip).toMatch(/, Sample Awards Panel, 2025$/);
  expect(undated).toHaveAccessibleName(awards[1]?.alt);
  expect(undated?.dataset.tooltip).toMatch(/, Sample State Bar$/);
});
