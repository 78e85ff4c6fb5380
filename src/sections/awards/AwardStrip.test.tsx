import { fireEvent, render, screen } from "@testing-library/react";
import { pageData } from "../../../test/helpers/page-data";
import { AwardStrip } from "./AwardStrip";

const { awards } = pageData.awards;
const show = () => render(<AwardStrip heading="Awards" badges={awards} />);

test("a badge has its name and its tooltip, with the year if the content has it", () => {
  show();
  const [dated, undated] = screen.getAllByRole("img");
  expect(dated).toHaveAccessibleName(`${awards[0]?.alt}, 2025`);
  expect(dated?.dataset.tooltip).toMatch(/, Sample Awards Panel, 2025$/);
  expect(undated).toHaveAccessibleName(awards[1]?.alt);
  expect(undated?.dataset.tooltip).toMatch(/, Sample State Bar$/);
});

test("the strip follows a drag of the mouse, and stands still until the button is up", () => {
  const animation = { currentTime: 0, play: jest.fn(), pause: jest.fn(), cancel: jest.fn() };
  jest.spyOn(Element.prototype, "animate").mockReturnValue(animation as unknown as Animation);
  // The badges need more px than the frame has, which is none.
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 2000, 100));
  show();
  const drag = (type: string, clientX: number, buttons: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, buttons });
    fireEvent(screen.getByRole("group"), Object.assign(event, { isPrimary: true }));
  };
  animation.play.mockClear();
  drag("pointerdown", 500, 1);
  drag("pointermove", 400, 1);
  // A round of 50 s moves the strip by its 2,000 px.
  expect(animation.currentTime).toBeCloseTo(2500);
  drag("pointermove", 540, 1);
  expect(animation.currentTime).toBeCloseTo(49_000);
  expect(animation.pause).toHaveBeenCalled();
  expect(animation.play).not.toHaveBeenCalled();
  drag("pointerup", 540, 0);
  expect(animation.play).toHaveBeenCalled();
});
