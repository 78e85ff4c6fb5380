import { useRef } from "react";

export type Step = 1 | -1;

/**
 * One step after the other. react-slick, asked for a step during another, would slide back across all slides where
 * the two meet at the seam of the loop, or would do nothing; neither is what two quick clicks ask for.
 *
 * @param run takes a step that calls `ended` when it is over
 * @param duration milliseconds a step takes; one that has not ended long after that was cut off by a resize
 */
export function useStepQueue(run: (step: Step) => void, duration: number) {
  const waiting = useRef<Step[]>([]);
  const startedAt = useRef<number | null>(null);

  function next() {
    const step = waiting.current.shift();
    startedAt.current = step ? performance.now() : null;
    if (step) run(step);
  }

  return {
    request(step: Step) {
      const runningFor = startedAt.current === null ? null : performance.now() - startedAt.current;
      const cutOff = runningFor !== null && runningFor > 2 * duration + 500;
      waiting.current = cutOff ? [step] : [...waiting.current, step];
      if (runningFor === null || cutOff) next();
    },
    /** A step began that nobody requested here: a swipe. */
    began() {
      startedAt.current ??= performance.now();
    },
    ended: next,
  };
}
