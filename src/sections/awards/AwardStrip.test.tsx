import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pageData } from "../../../test/helpers/page-data";
import { AwardStrip } from "./AwardStrip";

const { awards } = pageData.awards;

/** Shows the badges, which need `width` px, in a frame of 1,000 px. */
function show(width: number) {
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1000);
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, width, 100));
  render(<AwardStrip {...pageData.landing.awards} awards={awards} />);
}

const images = () => screen.getAllByRole("img");
const button = (name: "Pause" | "Play") => screen.getByRole("button", { name: `${name} the badges` });

test.each([
  [1001, "that do not all fit are there twice, with a button", 2],
  [1000, "that all fit are there once, without a button", 1],
])("badges of %d px %s; screen readers find them once", (width, _which, sets) => {
  show(width);
  expect(document.querySelectorAll("img")).toHaveLength(sets * awards.length);
  const names = awards.map(({ alt, year }) => (year ? `${alt}, ${year}` : alt));
  expect(images().map((image) => image.getAttribute("alt"))).toEqual(names);
  expect(screen.queryAllByRole("button")).toHaveLength(sets - 1);
});

test("a badge's tooltip has the award, its issuer, and the year if the content has it", () => {
  show(1000);
  const [dated, undated] = images().map(({ dataset }) => dataset.tooltip);
  expect(dated).toBe("Deed Practice Award, Sample Awards Panel, 2025");
  expect(undated).toBe("Property Law Section Member, Sample State Bar");
});

/** The index of the badge that has the focus; -1 if none has. */
const focused = () => images().findIndex((image) => image.matches(":focus"));

test.each([
  ["{ArrowRight}", 1],
  ["{ArrowLeft}", 8],
  ["{End}", 8],
  ["{End}{ArrowRight}", 0],
  ["{End}{ArrowLeft}{Home}", 0],
  ["{ArrowDown}a{Alt>}{ArrowRight}{/Alt}", 0],
])("the keyboard reaches the badges with Tab, then %s", async (keys, index) => {
  show(1000);
  await userEvent.tab();
  expect(focused()).toBe(0);
  await userEvent.keyboard(keys);
  expect(focused()).toBe(index);
});

test("Tab leaves all badges, and Shift+Tab returns to the same one", async () => {
  show(1001);
  button("Pause").focus();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe(2);
});

test("the strip follows a drag of the mouse, and stands still until the button is up", () => {
  const animation = { currentTime: 0, play: jest.fn(), pause: jest.fn(), cancel: jest.fn() };
  jest.spyOn(Element.prototype, "animate").mockReturnValue(animation as unknown as Animation);
  show(2000);
  const strip = screen.getByRole("group");
  const drag = (type: string, clientX: number, buttons: number) =>
    fireEvent(strip, Object.assign(new MouseEvent(type, { bubbles: true, clientX, buttons }), { isPrimary: true }));
  animation.play.mockClear();
  drag("pointerdown", 500, 1);
  // A round of 50 s moves the strip by its 2,000 px.
  for (const [clientX, time] of [
    [400, 2500],
    [540, 49_000],
  ] as const) {
    drag("pointermove", clientX, 1);
    expect(animation.currentTime).toBeCloseTo(time);
  }
  expect(animation.pause).toHaveBeenCalled();
  expect(animation.play).not.toHaveBeenCalled();
  drag("pointerup", 540, 0);
  expect(animation.play).toHaveBeenCalled();
  fireEvent.click(button("Pause"));
  animation.play.mockClear();
  drag("pointerdown", 500, 1);
  drag("pointermove", 400, 0);
  expect(animation.play).not.toHaveBeenCalled();
  expect(button("Play")).toBeInTheDocument();
});

test("the strip stands still while a badge has a tooltip, and a sideways wheel moves it", () => {
  const animation = { currentTime: 0, play: jest.fn(), pause: jest.fn(), cancel: jest.fn() };
  jest.spyOn(Element.prototype, "animate").mockReturnValue(animation as unknown as Animation);
  show(2000);
  animation.play.mockClear();
  fireEvent(images()[0] as Element, new Event("tooltip-open", { bubbles: true }));
  expect(animation.pause).toHaveBeenCalled();
  fireEvent.wheel(screen.getByRole("group"), { deltaX: 200 });
  expect(animation.currentTime).toBeCloseTo(5000);
  expect(animation.play).not.toHaveBeenCalled();
  fireEvent(images()[0] as Element, new Event("tooltip-close", { bubbles: true }));
  expect(animation.play).toHaveBeenCalled();
});
