import type { Instance, Plugin } from "tippy.js";

/** Milliseconds the pointer or focus rests on something before its tooltip opens (spec §9). */
const OPEN_DELAY_MS = 700;
/** Milliseconds after one tooltip closed within which the next opens at once (spec §9). */
const SKIP_DELAY_MS = 300;
/** Milliseconds the pointer may take from the trigger to its tooltip. Not in the spec: it makes entering possible. */
const CLOSE_DELAY_MS = 120;

let closedAt = Number.NEGATIVE_INFINITY;

/**
 * What tippy.js lacks: its delay depends on when the last tooltip closed; Escape, and a click by keyboard, close it; it
 * closes when its trigger goes out of sight, or leaves the page.
 *
 * @param enteredAt when the pointer or focus came to the trigger, by `performance.now()`: loading takes part of the delay
 */
export const tooltipPlugin = (enteredAt: number): Plugin => ({
  fn(instance: Instance) {
    const trigger = instance.reference as HTMLElement;
    let allowed = true;
    let inSight = false;

    function setDelay(since: number) {
      const open = since - closedAt <= SKIP_DELAY_MS ? 0 : since + OPEN_DELAY_MS - performance.now();
      instance.setProps({ delay: [Math.max(open, 0), CLOSE_DELAY_MS] });
    }
    function close() {
      instance.clearDelayTimeouts();
      instance.hide();
    }
    function onShow() {
      if (!allowed || !trigger.matches(":hover, :focus-visible")) return false;
      instance.setContent(trigger.dataset.tooltip ?? "");
    }
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close();
    // One that the keyboard leads to may have yet to scroll into view.
    const sight = new IntersectionObserver((entries) => {
      const wasInSight = inSight;
      inSight = entries.at(-1)?.isIntersecting ?? false;
      if (!inSight && (wasInSight || !trigger.isConnected)) close();
    });

    return {
      onCreate() {
        // Only a prop can refuse to show; what a plugin's own `onShow` answers, tippy.js ignores.
        instance.setProps({ onShow });
        setDelay(enteredAt);
        document.addEventListener("keydown", onKeyDown);
        document.addEventListener("click", close);
      },
      onTrigger(_instance, event) {
        // Whoever drags something wants no tooltips on the way. On focus tippy.js would wait for nothing: Tooltips.tsx
        // makes another one where the focus is visible.
        allowed = event instanceof MouseEvent && event.buttons === 0;
        setDelay(performance.now());
      },
      onMount: () => sight.observe(trigger),
      onHide() {
        closedAt = performance.now();
        inSight = false;
        sight.disconnect();
      },
      onDestroy() {
        document.removeEventListener("keydown", onKeyDown);
        document.removeEventListener("click", close);
      },
    };
  },
});
