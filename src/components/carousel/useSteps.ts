import { useEffect, useRef } from "react";

export type Step = 1 | -1;

/** Steps that may wait, either way: more would still run when nobody asks for them any more. */
const MAX_WAITING = 3;

/** Milliseconds after which a step that has not reported its end was cut off: a resize does that. */
const STEP_TIMEOUT_MS = 150;

interface StepsOptions {
  /** Takes a step, which calls `onBegin` and `onEnd`. */
  take: (step: Step) => void;
  /** Milliseconds a step takes. */
  duration: number;
  /** Brings the slides to where the step that was cut off would have brought them. It counts as a step. */
  recover: () => void;
}

/**
 * One step after the other. react-slick, asked for a step during another, would slide back across all slides where
 * the two meet at the seam of the loop, or would do nothing. Steps on and back that wait cancel each other out.
 */
export function useSteps({ take, duration, recover }: StepsOptions) {
  const waiting = useRef(0);
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Also called when a swipe begins, which nobody requested here. */
  function onBegin() {
    clearTimeout(timeout.current);
    timeout.current = setTimeout(() => {
      onBegin();
      recover();
    }, duration + STEP_TIMEOUT_MS);
  }

  function onEnd() {
    clearTimeout(timeout.current);
    timeout.current = undefined;
    if (waiting.current === 0) return;
    const step = waiting.current > 0 ? 1 : -1;
    waiting.current -= step;
    onBegin();
    take(step);
  }

  function request(step: Step) {
    waiting.current = Math.max(-MAX_WAITING, Math.min(MAX_WAITING, waiting.current + step));
    if (timeout.current === undefined) onEnd();
  }

  useEffect(() => () => clearTimeout(timeout.current), []);

  return { request, onBegin, onEnd };
}
