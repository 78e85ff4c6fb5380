import { onSidewaysWheel } from "../../browser/events";

/** The strip moves by one set of badges in this many milliseconds: slowly enough to read them. */
const ROUND_MS = 50_000;

/**
 * Moves the badges, and a copy of them, in a loop. A pointer can drag them; meanwhile they do not move by themselves. It is not a CSS
 * animation: with one, WebKit looks for the badge under the pointer where it was when the animation began.
 *
 * @param frame the element that clips the track, which has the list of badges
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
  // WebKit does not load lazy images that an animation reveals.
  for (const image of list.querySelectorAll("img")) image.loading = "eager";
  const copy = list.cloneNode(true) as HTMLElement;
  copy.ariaHidden = "true";
  track.append(copy);
  frame.classList.add("moving");

  let isPaused = false;
  /** Where the pointer that drags the strip was last. */
  let dragX: number | undefined;

  function update(): void {
    if (isPaused || dragX !== undefined) animation.pause();
    else animation.play();
  }

  /** Moves the strip to the left. It is a loop, so it has no end. */
  function moveBy(px: number): void {
    const rounds = Number(animation.currentTime) / ROUND_MS + px / list.getBoundingClientRect().width;
    animation.currentTime = (rounds - Math.floor(rounds)) * ROUND_MS;
  }

  function startDrag({ isPrimary, button, clientX }: PointerEvent): void {
    if (!isPrimary || button !== 0) return;
    dragX = clientX;
    update();
    // Setting the time applies the pause now, not with the next frame.
    moveBy(0);
  }
  function drag({ isPrimary, clientX, buttons }: PointerEvent): void {
    // A second button, or a context menu, may have swallowed the event that ends the drag.
    if (dragX !== undefined && (buttons & 1) === 0) endDrag();
    if (!isPrimary || dragX === undefined) return;
    moveBy(dragX - clientX);
    dragX = clientX;
  }
  function endDrag(): void {
    dragX = undefined;
    update();
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  frame.addEventListener("pointerdown", startDrag, { signal });
  frame.addEventListener("pointermove", drag, { signal });
  for (const type of ["pointerup", "pointercancel", "pointerleave"]) frame.addEventListener(type, endDrag, { signal });
  onSidewaysWheel(frame, moveBy, signal);
  moveBy(scrolledBefore);

  return {
    pause(shouldPause: boolean): void {
      isPaused = shouldPause;
      update();
    },
    end(): void {
      listeners.abort();
      animation.cancel();
      copy.remove();
      frame.classList.remove("moving");
    },
  };
}
