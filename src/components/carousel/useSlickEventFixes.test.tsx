import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useSlickEventFixes } from "./useSlickEventFixes";

const onMouseDown = jest.fn();

/** Stands for react-slick: listens through React, and cancels the end of every touch. */
function Frame() {
  const frame = useRef<HTMLDivElement>(null);
  useSlickEventFixes(frame);
  return (
    <div ref={frame}>
      <button type="button" onMouseDown={onMouseDown} onTouchEnd={(event) => event.preventDefault()}>
        Slide
      </button>
    </div>
  );
}

test("only the main mouse button reaches the library", () => {
  render(<Frame />);
  fireEvent.mouseDown(screen.getByRole("button"), { button: 2 });
  expect(onMouseDown).not.toHaveBeenCalled();
  fireEvent.mouseDown(screen.getByRole("button"), { button: 0 });
  expect(onMouseDown).toHaveBeenCalledTimes(1);
});

test("the end of a touch that cannot be canceled is not canceled; any other is", () => {
  render(<Frame />);
  const cancel = jest.spyOn(Event.prototype, "preventDefault");
  fireEvent.touchEnd(screen.getByRole("button"), { cancelable: false });
  expect(cancel).not.toHaveBeenCalled();
  fireEvent.touchEnd(screen.getByRole("button"), { cancelable: true });
  expect(cancel).toHaveBeenCalledTimes(1);
});
