import type { Instance, Plugin } from "tippy.js";

/** A tooltip opens this many milliseconds after the pointer or the focus has reached its trigger (spec §9). */
const OPEN_DELAY_MS = 700;
/** The next tooltip opens at once if the last one closed at most this many milliseconds ago (spec §9). */
const SKIP_DELAY_MS = 300;
/** Milliseconds that the pointer may take to move from the trigger to its tooltip. The spec does not set this. */
const CLOSE_DELAY_MS = 120;

/** When the last tooltip closed (`performance.now()`). */
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * Returns a plugin for what spec §9 requires and tippy.js lacks. The delay depends on when the last
 * tooltip closed. A tooltip closes on Escape, on a click made with the keyboard, and when its
 * trigger scrolls out of view or leaves the page.
 *
 * @param enteredAt when the pointer or the focus reached the trigger (`performance.now()`); the time that the library
 * took to load counts toward the delay
 */
export const tooltipPlugin = (enteredAt: number): Plugin => ({
  fn(instance: Instance) {
    const trigger = instance.reference as HTMLElement;
    let mayOpen = true;
    let inView = false;

    function setDelay(startedAt: number) {
      const opensAtOnce = startedAt - closedAt <= SKIP_DELAY_MS;
      const openDelay = opensAtOnce ? 0 : startedAt + OPEN_DELAY_MS - performance.now();
      instance.setProps({ delay: [Math.max(openDelay, 0), CLOSE_DELAY_MS] });
    }
    function close() {
      instance.clearDelayTimeouts();
      instance.hide();
    }
    function onShow() {
      if (!mayOpen || !trigger.matches(":hover, :focus-visible")) return false;
      instance.setContent(trigger.dataset.tooltip ?? "");
    }
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === "Escape") close();
    }
    const observer = new IntersectionObserver((entries) => {
      const wasInView = inView;
      inView = entries.at(-1)?.isIntersecting ?? false;
      // A trigger that the keyboard has reached may not have scrolled into view yet.
      const hasLeftView = wasInView && !inView;
      if (hasLeftView || !trigger.isConnected) close();
    });

    return {
      onCreate() {
        // tippy.js ignores the return value of a plugin's `onShow`. As a prop, it can keep the tooltip closed.
        instance.setProps({ onShow });
        setDelay(enteredAt);
        document.addEventListener("keydown", onKeyDown);
        document.addEventListener("click", close);
      },
      onTrigger(_instance, event) {
        // No tooltip opens during a drag. On focus, tippy.js would open it without a delay, so Tooltips.tsx creates a
        // new instance for visible focus.
        mayOpen = event instanceof MouseEvent && event.buttons === 0;
        setDelay(performance.now());
      },
      onMount: () => observer.observe(trigger),
      onHide() {
        closedAt = performance.now();
        inView = false;
        observer.disconnect();
      },
      onDestroy() {
        document.removeEventListener("keydown", onKeyDown);
        document.removeEventListener("click", close);
      },
    };
  },
});
