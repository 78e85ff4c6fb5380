import { useEffect, useState } from "react";
import { prefersReducedMotion, useBrowserValue } from "../../browser/use-browser-value";
import { IconButton } from "../../components/ui/IconButton";
import { moveStrip } from "./move-strip";

/** Moves the strip of badges if they do not all fit, and renders the button that pauses it. */
export function StripMotion() {
  const [isPaused, setIsPaused] = useState(false);
  const [strip, setStrip] = useState<ReturnType<typeof moveStrip>>();
  const moves = useBrowserValue(shouldMove, false);

  useEffect(() => {
    const frame = document.querySelector<HTMLElement>(".award-marquee");
    if (!moves || !frame) return;
    const moving = moveStrip(frame);
    setStrip(moving);
    return moving.end;
  }, [moves]);
  // A strip that starts again, in a window that has become narrow, keeps the pause.
  useEffect(() => strip?.pause(isPaused), [strip, isPaused]);

  if (!moves) return null;
  return (
    <IconButton label="Pause the badges" icon="pause" aria-pressed={isPaused} onClick={() => setIsPaused(!isPaused)} />
  );
}

/** Returns whether the badges are wider than the page without its margins. */
function shouldMove(): boolean {
  const frame = document.querySelector<HTMLElement>(".award-marquee");
  const badges = frame?.querySelectorAll("ul:first-child > li");
  const [first, last] = [badges?.[0], badges?.[badges.length - 1]];
  if (!frame || !first || !last || prefersReducedMotion()) return false;
  const width = last.getBoundingClientRect().right - first.getBoundingClientRect().left;
  return width > frame.clientWidth - 2 * Number.parseFloat(getComputedStyle(frame).paddingLeft);
}
