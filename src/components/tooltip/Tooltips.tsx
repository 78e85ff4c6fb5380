import { useEffect, useState } from "react";

/** A tooltip opens this many milliseconds after the pointer or the focus has reached its trigger (spec §9). */
const OPEN_DELAY_MS = 700;
/** The next tooltip opens at once if the last one closed at most this many milliseconds ago (spec §9). */
const SKIP_DELAY_MS = 300;
/** Milliseconds that the pointer may take to move from the trigger to its tooltip. The spec does not set this. */
const CLOSE_DELAY_MS = 120;

// If the library cannot be loaded, nothing essential is missing.
const loadBubble = () => import("./TooltipBubble").catch(() => undefined);

interface OpenTooltip {
  Bubble: typeof import("./TooltipBubble").default;
  trigger: HTMLElement;
}

/**
 * Shows the tooltips of all elements that have a `data-tooltip` attribute, when the pointer or the visible focus is on
 * them. The library for tooltips loads when that first happens.
 */
export function Tooltips() {
  const [tooltip, setTooltip] = useState<OpenTooltip>();

  useEffect(() => {
    /** The trigger that has the pointer or the focus. Its tooltip may be closed, by Escape or a click. */
    let current: HTMLElement | undefined;
    let isOpen = false;
    let closedAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function close() {
      clearTimeout(timer);
      if (isOpen) closedAt = performance.now();
      isOpen = false;
      setTooltip(undefined);
    }
    function leave() {
      close();
      current = undefined;
    }
    /** A trigger with visible focus keeps its tooltip, wherever the pointer is. */
    const hasFocus = () => current?.matches(":focus-visible");
    function enter(next: HTMLElement) {
      // The tooltip may have been about to close.
      if (next === current && isOpen) clearTimeout(timer);
      if (next === current) return;
      leave();
      current = next;
      void loadBubble();
      const open = async () => {
        isOpen = true;
        const module = await loadBubble();
        if (module && isOpen && current === next) setTooltip({ Bubble: module.default, trigger: next });
      };
      timer = setTimeout(open, performance.now() - closedAt <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
    }
    function onPointerOver({ target, pointerType, buttons }: PointerEvent) {
      // A tap operates the trigger. No tooltip opens during a drag.
      if (pointerType === "touch" || buttons !== 0 || !(target instanceof Element)) return;
      const next = target.closest<HTMLElement>("[data-tooltip]");
      if (next) enter(next);
      else if (hasFocus()) return;
      else if (target.closest("[data-tippy-root]")) clearTimeout(timer);
      else if (isOpen) {
        clearTimeout(timer);
        timer = setTimeout(leave, CLOSE_DELAY_MS);
      } else leave();
    }
    function onFocusIn({ target }: FocusEvent) {
      const next = target instanceof Element && target.closest<HTMLElement>("[data-tooltip]:focus-visible");
      if (next) enter(next);
      else leave();
    }

    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    document.addEventListener("pointerover", onPointerOver, options);
    document.addEventListener("focusin", onFocusIn, options);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && close(), options);
    document.addEventListener("pointerdown", close, options);
    document.addEventListener("click", close, options);
    document.documentElement.addEventListener("pointerleave", () => hasFocus() || leave(), options);
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);

  // Tells the strip, which stands still while a badge has a tooltip.
  useEffect(() => {
    const tell = (type: string) => tooltip?.trigger.dispatchEvent(new Event(type, { bubbles: true }));
    tell("tooltip-open");
    return () => void tell("tooltip-close");
  }, [tooltip]);

  return tooltip && <tooltip.Bubble trigger={tooltip.trigger} />;
}
