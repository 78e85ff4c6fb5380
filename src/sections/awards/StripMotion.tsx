import { useEffect, useState } from "react";
import { IconButton } from "../../components/ui/IconButton";
import { useMeasure } from "../../hooks/useMeasure";
import { useReducedMotion } from "../../hooks/useReducedMotion";
import { hasModifierKey } from "../../lib/keyboard";
import { moveStrip } from "./move-strip";

/** Moves the strip of badges if they do not all fit, and renders the button that pauses it. */
export function StripMotion() {
  const [isPaused, setIsPaused] = useState(false);
  // In the state, so that a strip that starts again is paused again.
  const [strip, setStrip] = useState<ReturnType<typeof moveStrip>>();
  const reducedMotion = useReducedMotion();
  const overflows = useMeasure(badgesOverflow, false);
  const moves = overflows && !reducedMotion;
  useArrowKeys();

  useEffect(() => {
    const frame = document.querySelector<HTMLElement>(".award-marquee");
    if (!moves || !frame) return;
    const started = moveStrip(frame);
    setStrip(started);
    return started.end;
  }, [moves]);
  useEffect(() => strip?.hold("button", isPaused), [strip, isPaused]);

  if (!moves) return null;
  return <IconButton label="Pause the badges" icon="pause" pressed={isPaused} onClick={() => setIsPaused(!isPaused)} />;
}

function badgesOverflow(): boolean {
  const frame = document.querySelector<HTMLElement>(".award-marquee");
  const list = frame?.querySelector("ul");
  return Boolean(frame && list && list.offsetWidth > frame.clientWidth);
}

/** The Tab key reaches one badge, so that nine are not in its way. The arrow keys reach the others, and their tooltips. */
function useArrowKeys(): void {
  useEffect(() => {
    const badges = [...document.querySelectorAll<HTMLElement>(".award-marquee ul:first-child img")];
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const [at, badge] of badges.entries()) {
      const onKeyDown = (event: KeyboardEvent) => {
        const next = { ArrowLeft: at - 1, ArrowRight: (at + 1) % badges.length, Home: 0, End: -1 }[event.key];
        if (next === undefined || hasModifierKey(event)) return;
        event.preventDefault();
        // A strip that moves shows what has the focus itself.
        badges.at(next)?.focus({ preventScroll: badge.closest(".moving") !== null });
      };
      const onFocus = () => {
        for (const other of badges) other.tabIndex = other === badge ? 0 : -1;
      };
      badge.addEventListener("keydown", onKeyDown, { signal });
      badge.addEventListener("focus", onFocus, { signal });
    }
    return () => listeners.abort();
  }, []);
}
