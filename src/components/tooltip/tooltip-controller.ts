import { CLOSE_DELAY_MS, openDelay } from "./timing";

/** What has a tooltip says so in this attribute, whose value is the tooltip's text. */
const TRIGGER = "[data-tooltip]";
/** tippy.js marks what it shows with this attribute. */
const TOOLTIP = "[data-tippy-root]";

export interface TooltipController {
  destroy: () => void;
}

/**
 * Decides when which tooltip is open, for the whole document: one set of listeners, however many triggers there are.
 *
 * Hover and keyboard focus open after a delay, or at once if another tooltip has just closed. The pointer may enter
 * the tooltip. Escape, a click and leaving close it. Touch opens nothing, since a tap means what it is on.
 *
 * @param show is told which trigger's tooltip is open, or null
 * @param prepare is called as soon as a tooltip may be wanted soon
 */
export function createTooltipController(
  show: (trigger: HTMLElement | null) => void,
  prepare: () => void,
): TooltipController {
  let wanted: HTMLElement | null = null;
  let open: HTMLElement | null = null;
  /** Closed by the visitor while the pointer or focus is still on it: stays closed until they come again. */
  let dismissed: HTMLElement | null = null;
  let closedAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  let inSight = false;
  // A trigger can leave the screen under its tooltip, or leave the page. One the keyboard leads to may have yet to come.
  const sight = new IntersectionObserver((entries) => {
    const wasInSight = inSight;
    inSight = entries.at(-1)?.isIntersecting ?? false;
    if (!inSight && (wasInSight || !open?.isConnected)) close();
  });

  function want(trigger: HTMLElement | null, delay: number) {
    if (trigger === wanted) return;
    wanted = trigger;
    clearTimeout(timer);
    timer = setTimeout(settle, delay);
  }

  function settle() {
    if (open && open !== wanted) closedAt = performance.now();
    if (open !== wanted) {
      sight.disconnect();
      inSight = false;
      if (wanted) sight.observe(wanted);
    }
    open = wanted;
    show(open);
  }

  /** The pointer or focus is on a trigger: close what else is open, then open this one. */
  function enter(trigger: HTMLElement) {
    if (trigger === wanted || trigger === dismissed) return;
    if (open && open !== trigger) close();
    prepare();
    want(trigger, openDelay(performance.now(), closedAt));
  }

  function close() {
    clearTimeout(timer);
    wanted = null;
    settle();
  }

  function dismiss({ target }: Event) {
    dismissed = wanted ?? (target instanceof Element ? target.closest<HTMLElement>(TRIGGER) : null);
    close();
  }

  function onPointerOver({ target, pointerType, buttons }: PointerEvent) {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    const trigger = target.closest<HTMLElement>(TRIGGER);
    if (trigger !== dismissed) dismissed = null;
    // Whoever drags something wants no tooltips on the way.
    if (buttons !== 0) return;
    if (trigger) enter(trigger);
    else if (open && target.closest(TOOLTIP)) want(open, 0);
    else if (!hasFocus(wanted)) want(null, open ? CLOSE_DELAY_MS : 0);
  }

  function onFocusIn({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    const trigger = target.closest<HTMLElement>(TRIGGER);
    if (!trigger?.matches(":focus-visible")) return;
    dismissed = null;
    enter(trigger);
  }

  function onFocusOut({ target }: FocusEvent) {
    if (target === wanted) close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") dismiss(event);
  }

  const leave = () => {
    dismissed = null;
    if (!hasFocus(wanted)) want(null, open ? CLOSE_DELAY_MS : 0);
  };
  const options = { passive: true };
  document.addEventListener("pointerover", onPointerOver, options);
  document.documentElement.addEventListener("pointerleave", leave, options);
  document.addEventListener("pointerdown", dismiss, options);
  // The keyboard's way to press a button, which may change what its tooltip would say.
  document.addEventListener("click", dismiss, options);
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("focusout", onFocusOut);
  document.addEventListener("keydown", onKeyDown);

  return {
    destroy() {
      clearTimeout(timer);
      sight.disconnect();
      document.removeEventListener("pointerover", onPointerOver);
      document.documentElement.removeEventListener("pointerleave", leave);
      document.removeEventListener("pointerdown", dismiss);
      document.removeEventListener("click", dismiss);
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("focusout", onFocusOut);
      document.removeEventListener("keydown", onKeyDown);
    },
  };
}

function hasFocus(trigger: HTMLElement | null): boolean {
  return trigger !== null && trigger === document.activeElement && trigger.matches(":focus-visible");
}
