import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../components/ui/IconButton";
import { useMeasure } from "../../hooks/useMeasure";
import { useReducedMotion } from "../../hooks/useReducedMotion";
import { moveStrip } from "./move-strip";
import { useArrowKeys } from "./useArrowKeys";

/** Moves the strip of badges if they do not all fit, and renders the button that pauses it. */
export function StripMotion() {
  const [isPaused, setIsPaused] = useState(false);
  const hold = useRef<ReturnType<typeof moveStrip>["hold"]>(undefined);
  const reducedMotion = useReducedMotion();
  const overflows = useMeasure(badgesOverflow, false);
  const moves = overflows && !reducedMotion;

  useArrowKeys();
  useEffect(() => {
    const frame = document.querySelector<HTMLElement>(".award-marquee");
    if (!moves || !frame) return;
    const strip = moveStrip(frame);
    hold.current = strip.hold;
    return strip.end;
  }, [moves]);
  // Runs after the effect above has started the motion.
  useEffect(() => {
    if (moves) hold.current?.("button", isPaused);
  }, [moves, isPaused]);

  if (!moves) return null;
  return (
    <IconButton
      label={isPaused ? "Play the badges" : "Pause the badges"}
      icon={isPaused ? "play" : "pause"}
      onClick={() => setIsPaused(!isPaused)}
    />
  );
}

function badgesOverflow(): boolean {
  const frame = document.querySelector<HTMLElement>(".award-marquee");
  const list = frame?.querySelector("ul");
  return Boolean(frame && list && list.offsetWidth > frame.clientWidth);
}
