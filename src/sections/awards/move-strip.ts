import { onSidewaysWheel } from "../../lib/gestures";
import { onceNear } from "../../lib/once-near";

/** The duration of a round in ms, in which the strip moves by one set of badges: slow enough to read them. */
const ROUND_MS = 50_000;

/**
 * Moves the badges, and a copy of them, in a loop, with one animation of `transform`, which needs no layout. It is not a
 * CSS animation: with one, WebKit looks for the badge under the pointer where it was when the animation began.
 *
 * @param frame the element that clips the track, which has the list of badges
 * @returns `hold`, which the pause button uses, and `end`
 */
export function moveStrip(frame: HTMLElement) {
  const track = frame.firstElementChild as HTMLElement;
  const list = track.firstElementChild as HTMLElement;
  const scrolledBefore = frame.scrollLeft;
  // Half of the track is one set of badges. This comes first: if a browser throws here, the row stays as it is.
  const animation = track.animate(
    { transform: ["translateX(0)", "translateX(-50%)"] },
    { duration: ROUND_MS, iterations: Number.POSITIVE_INFINITY },
  );
  const copy = list.cloneNode(true) as HTMLElement;
  copy.ariaHidden = "true";
  for (const badge of copy.querySelectorAll("img")) badge.removeAttribute("tabindex");
  track.append(copy);
  frame.classList.add("moving");

  /** Moves the strip so that its start is `px` to the left of the frame. It is a loop, so any `px` is a place in it. */
  function moveTo(px: number): void {
    const rounds = px / list.getBoundingClientRect().width;
    animation.currentTime = (rounds - Math.floor(rounds)) * ROUND_MS;
  }
  function moveBy(px: number): void {
    moveTo((Number(animation.currentTime) / ROUND_MS) * list.getBoundingClientRect().width + px);
  }

  const reasons = new Set<string>();
  /** The strip stands still as long as there is a reason. */
  function hold(reason: "button" | "drag" | "focus" | "tooltip", isHeld: boolean): void {
    if (isHeld) reasons.add(reason);
    else reasons.delete(reason);
    if (reasons.size > 0) animation.pause();
    else animation.play();
  }

  /** Shows the badge that the keyboard has reached: in the middle, but for the first ones, which stay at the start. */
  function showFocus(): void {
    const badge = list.querySelector<HTMLElement>(":focus-visible");
    if (!badge) return;
    hold("focus", true);
    const left = badge.getBoundingClientRect().left - track.getBoundingClientRect().left;
    moveTo(Math.max(0, left - (frame.clientWidth - badge.offsetWidth) / 2));
  }

  /** Where the pointer was last. */
  let lastX = 0;
  function startDrag({ isPrimary, button, clientX }: PointerEvent): void {
    if (!isPrimary || button !== 0) return;
    lastX = clientX;
    hold("drag", true);
    // A pause takes effect with the next frame, but a new time does so at once.
    moveBy(0);
  }
  function continueDrag({ isPrimary, clientX, buttons }: PointerEvent): void {
    if (!isPrimary || !reasons.has("drag")) return;
    // The main button is up: a context menu, or a second button, has swallowed the event that would have ended the drag.
    if ((buttons & 1) === 0) hold("drag", false);
    else moveBy(lastX - clientX);
    lastX = clientX;
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  const on = (type: string, listener: () => void) => frame.addEventListener(type, listener, { signal });
  frame.addEventListener("pointerdown", startDrag, { signal });
  frame.addEventListener("pointermove", continueDrag, { signal });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) on(end, () => hold("drag", false));
  // The browser would drag an image.
  frame.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  onSidewaysWheel(frame, moveBy, signal);
  on("focusin", showFocus);
  on("focusout", () => hold("focus", false));
  on("tooltip-open", () => hold("tooltip", true));
  on("tooltip-close", () => hold("tooltip", false));
  // WebKit does not load lazy images that an animation reveals.
  function loadImages(): void {
    for (const image of frame.querySelectorAll("img")) image.loading = "eager";
  }
  onceNear(frame, "0px", loadImages, signal);

  moveTo(scrolledBefore);
  showFocus();
  return {
    hold,
    end() {
      listeners.abort();
      animation.cancel();
      copy.remove();
      frame.classList.remove("moving");
    },
  };
}
