import { onSidewaysWheel } from "../../lib/gestures";

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
  // First: if a browser throws here, the row stays as it is.
  const animation = track.animate(
    { transform: ["translateX(0)", "translateX(-50%)"] },
    { duration: ROUND_MS, iterations: Number.POSITIVE_INFINITY },
  );
  const copy = list.cloneNode(true) as HTMLElement;
  copy.ariaHidden = "true";
  for (const badge of copy.querySelectorAll("img")) badge.removeAttribute("tabindex");
  track.append(copy);
  frame.classList.add("moving");

  /** Moves the strip so that its start is `px` to the left of the frame. A drag to the right can make `px` negative. */
  function moveTo(px: number): void {
    const rounds = px / list.getBoundingClientRect().width;
    animation.currentTime = (rounds - Math.floor(rounds)) * ROUND_MS;
  }
  const position = () => (Number(animation.currentTime) / ROUND_MS) * list.getBoundingClientRect().width;

  const reasons = new Set<string>();
  /** The strip stands still as long as there is a reason. */
  function hold(reason: "button" | "drag" | "focus" | "tooltip", isHeld: boolean): void {
    if (isHeld) reasons.add(reason);
    else reasons.delete(reason);
    if (reasons.size > 0) animation.pause();
    else animation.play();
  }

  /** Shows the badge that the keyboard has reached: in the middle, but for the first ones, which have none before. */
  function showFocus(): void {
    const badge = list.querySelector<HTMLElement>(":focus-visible");
    if (!badge) return;
    hold("focus", true);
    const left = badge.getBoundingClientRect().left - track.getBoundingClientRect().left;
    moveTo(Math.max(0, left - (frame.clientWidth - badge.offsetWidth) / 2));
  }

  // A drag sets the time of the animation, so that the badges follow the pointer exactly, even from one round to the next.
  /** The pointer's place at which the strip would be at its start, in px. */
  let origin = 0;
  function startDrag({ isPrimary, button, clientX }: PointerEvent): void {
    if (!isPrimary || button !== 0) return;
    const moved = position();
    origin = clientX + moved;
    hold("drag", true);
    // A pause takes effect with the next frame, but a new time does so at once.
    moveTo(moved);
  }
  function continueDrag({ isPrimary, clientX, buttons }: PointerEvent): void {
    if (!isPrimary || !reasons.has("drag")) return;
    // A context menu, or a second button, swallows the event that would have ended the drag.
    if ((buttons & 1) === 0) hold("drag", false);
    else moveTo(origin - clientX);
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  const on = (type: string, listener: () => void) => frame.addEventListener(type, listener, { signal });
  frame.addEventListener("pointerdown", startDrag, { signal });
  frame.addEventListener("pointermove", continueDrag, { signal });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) on(end, () => hold("drag", false));
  // The browser would drag an image.
  frame.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  onSidewaysWheel(frame, (px) => moveTo(position() + px), signal);
  on("focusin", showFocus);
  on("focusout", () => hold("focus", false));
  on("tooltip-open", () => hold("tooltip", true));
  on("tooltip-close", () => hold("tooltip", false));
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    // WebKit does not load lazy images that an animation reveals.
    for (const image of frame.querySelectorAll("img")) image.loading = "eager";
  });
  observer.observe(frame);

  moveTo(scrolledBefore);
  showFocus();
  return {
    hold,
    end() {
      observer.disconnect();
      listeners.abort();
      animation.cancel();
      copy.remove();
      frame.classList.remove("moving");
    },
  };
}
