import { useEffect, useRef } from "react";

/** A step to the next slide (1) or to the previous one (-1). */
export type Step = 1 | -1;

/** How many steps may wait. More would keep the slider moving long after the last click. */
const MAX_WAITING = 3;

/** A step that is this many milliseconds late was cut off, for example by a resize. */
const STEP_TIMEOUT_MS = 150;

interface StepsOptions {
  /** Starts a step. The step must call `onBegin` and, when it has ended, `onEnd`. */
  take: (step: Step) => void;
  /** The duration of a step, in ms. */
  duration: number;
  /** Moves the slides to the end of a cut-off step. Must call the same functions as `take`. */
  recover: () => void;
}

/**
 * Makes steps run one after the other. A step that react-slick gets during another would be ignored, or would slide back
 * across all slides where the loop starts again. Waiting steps in opposite directions cancel each other out.
 *
 * @returns `request` asks for a step; `onBegin` and `onEnd` report each step, and each swipe
 */
export function useSteps({ take, duration, recover }: StepsOptions) {
  // This is the number of waiting steps. It is negative if they go back.
  const waiting = useRef(0);
  // This is set while a step runs.
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined);

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
    takeNext();
  }

  function takeNext() {
    if (waiting.current === 0) return;
    const step = waiting.current > 0 ? 1 : -1;
    waiting.current -= step;
    onBegin();
    take(step);
  }

  function request(step: Step) {
    const wanted = waiting.current + step;
    if (Math.abs(wanted) <= MAX_WAITING) waiting.current = wanted;
    const isMoving = timeout.current !== undefined;
    if (!isMoving) takeNext();
  }

  useEffect(() => () => clearTimeout(timeout.current), []);

  return { request, onBegin, onEnd };
}
