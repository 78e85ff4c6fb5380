import { act, waitFor } from "@testing-library/react";
import { reportInView } from "./intersection-observer";

/** Brings the carousel near the screen, and waits until react-slick has replaced the row of slides. */
export async function showSlider(): Promise<void> {
  // The slider waits until nothing in the row has the focus.
  act(() => (document.activeElement as HTMLElement).blur());
  reportInView(true);
  await waitFor(() => expect(document.querySelector(".carousel-row")).not.toBeInTheDocument());
}
