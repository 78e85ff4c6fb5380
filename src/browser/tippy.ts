import { tippy } from "@tippyjs/react";

/** A tooltip opens this many milliseconds after the pointer or the focus has reached its trigger (spec §9). */
const OPEN_DELAY_MS = 700;
/** The next tooltip opens at once if the last one closed at most this many milliseconds ago (spec §9). */
const SKIP_DELAY_MS = 300;
/** A tooltip closes this many milliseconds after the pointer has left it. The spec does not set this. */
const CLOSE_DELAY_MS = 120;

/** The tooltip that is open, if one is. */
let openTooltip: { hide(): void } | undefined;
/** When the last tooltip closed, as of `performance.now()`. */
let closedAt = Number.NEGATIVE_INFINITY;

/** False from when another tab is in front until the visitor acts here: the browser restores focus and hover by itself. */
let hasActed = true;
for (const type of ["blur", "visibilitychange", "keydown", "pointermove"]) {
  addEventListener(type, () => {
    hasActed = type === "keydown" || type === "pointermove";
  });
}
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") openTooltip?.hide();
});
addEventListener("wheel", () => openTooltip?.hide());

/** Adds the tooltip of an element that the pointer or the focus has reached, and opens it after the delay. */
export function addTooltip(trigger: HTMLElement, reachedAt: number): void {
  if ("_tippy" in trigger) return;
  const isReached = () => trigger.matches(":hover, :focus-visible");
  const isNext = () => openTooltip || performance.now() - closedAt <= SKIP_DELAY_MS;
  const delayAndContent = (delay = OPEN_DELAY_MS) => ({
    delay: [isNext() ? 0 : delay, CLOSE_DELAY_MS] as [number, number],
    // The tooltip of an icon is its name, as the page has it: it may be translated.
    content: trigger.dataset.tooltip || trigger.textContent,
  });
  let mayOpen = hasActed;
  tippy(trigger, {
    ...delayAndContent(reachedAt + OPEN_DELAY_MS - performance.now()),
    showOnCreate: isReached(),
    onTrigger(tooltip) {
      mayOpen = hasActed;
      tooltip.setProps(delayAndContent());
    },
    onShow(tooltip) {
      // Focus by mouse opens none.
      if (!mayOpen || !hasActed || !isReached()) return false;
      openTooltip?.hide();
      openTooltip = tooltip;
    },
    onHide() {
      openTooltip = undefined;
      closedAt = performance.now();
    },
    trigger: "mouseenter focusin", // With `focus`, Tippy.js would not wait.
    touch: false,
    // The pointer can enter the tooltip. Tippy.js would also set `aria-expanded`, which is wrong here.
    interactive: true,
    // A description that repeats the name would be read twice.
    aria: { content: trigger.dataset.tooltip ? "describedby" : null, expanded: false },
    // All content must be inside a landmark.
    appendTo: () => document.querySelector("main") ?? document.body,
    arrow: false,
    animation: false,
    duration: 0,
    maxWidth: 260,
    zIndex: 10, // below the header
  });
}
