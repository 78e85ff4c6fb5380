import type { Instance, Plugin } from "tippy.js";
import { CLOSE_DELAY_MS, OPEN_DELAY_MS, SKIP_DELAY_MS } from "./timing";

let closedAt = Number.NEGATIVE_INFINITY;

/**
 * What tippy.js lacks: its delay depends on when the last tooltip closed; Escape, and a click by keyboard, close it; focus
 * opens it only where it is visible; it closes when its trigger goes out of sight, or leaves the page.
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
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close();
    // One that the keyboard leads to may have yet to scroll into view.
    const sight = new IntersectionObserver((entries) => {
      const wasInSight = inSight;
      inSight = entries.at(-1)?.isIntersecting ?? false;
      if (!inSight && (wasInSight || !trigger.isConnected)) close();
    });

    return {
      onCreate() {
        setDelay(enteredAt);
        document.addEventListener("keydown", onKeyDown);
        document.addEventListener("click", close);
      },
      onTrigger(_instance, event) {
        // A click gives focus as well, and whoever drags something wants no tooltips on the way.
        allowed = event instanceof MouseEvent ? event.buttons === 0 : trigger.matches(":focus-visible");
        setDelay(performance.now());
      },
      onShow() {
        if (!allowed || !trigger.matches(":hover, :focus-visible")) return false;
        instance.setContent(trigger.dataset.tooltip ?? "");
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
