import { useEffect, useRef } from "react";

export type Step = 1 | -1;

/** Milliseconds after which a step that has not reported its end is taken to have been cut off: a resize does that. */
const STEP_TIMEOUT_MS = 150;

/**
 * One step after the other. react-slick, asked for a step during another, would slide back across all slides where
 * the two meet at the seam of the loop, or would do nothing; neither is what two quick clicks ask for.
 *
 * @param run takes a step, which calls `began` and `ended`
 * @param duration milliseconds a step takes
 * @param fix brings the slides to where the step that was cut off would have brought them; it counts as a step
 */
export function useStepQueue(run: (step: Step) => void, duration: number, fix: () => void) {
  const waiting = useRef<Step[]>([]);
  const fixing = useRef(false);
  const watchdog = useRef<ReturnType<typeof setTimeout> | null>(null);

  function stopWatch() {
    if (watchdog.current !== null) clearTimeout(watchdog.current);
    watchdog.current = null;
  }

  /** Also called when a swipe begins, which nobody requested here. */
  function began() {
    stopWatch();
    watchdog.current = setTimeout(cutOff, duration + STEP_TIMEOUT_MS);
  }

  function cutOff() {
    if (fixing.current) {
      ended();
      return;
    }
    fixing.current = true;
    began();
    fix();
  }

  function ended() {
    stopWatch();
    fixing.current = false;
    const step = waiting.current.shift();
    if (!step) return;
    began();
    run(step);
  }

  function request(step: Step) {
    waiting.current.push(step);
    if (watchdog.current === null) ended();
  }

  useEffect(
    () => () => {
      if (watchdog.current !== null) clearTimeout(watchdog.current);
    },
    [],
  );

  return { request, began, ended };
}
