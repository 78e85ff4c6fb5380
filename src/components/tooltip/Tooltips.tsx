import { useEffect, useState } from "react";

/** A tooltip opens this many milliseconds after the pointer or the focus has reached its trigger (spec §9). */
const OPEN_DELAY_MS = 700;
/** The next tooltip opens at once if the last one closed at most this many milliseconds ago (spec §9). */
const SKIP_DELAY_MS = 300;
/** Milliseconds that the pointer may take to move from the trigger to its tooltip. The spec does not set this. */
const CLOSE_DELAY_MS = 120;

// If the library cannot be loaded, nothing essential is missing. It is not React's `lazy`, which shows what it has loaded
// 300 ms later.
const loadBubble = () => import("./TooltipBubble").catch(() => undefined);

interface OpenTooltip {
  Bubble: typeof import("./TooltipBubble").default;
  trigger: HTMLElement;
}

/**
 * Shows the tooltip of an element with `data-tooltip`, or its own text if that is empty, when the pointer or the visible
 * focus is on it. The library loads when that first happens. Its delays would not know another trigger's last tooltip.
 */
export function Tooltips() {
  const [tooltip, setTooltip] = useState<OpenTooltip>();

  useEffect(() => {
    /** The trigger that has the pointer or the focus. Its tooltip may be closed, by Escape or a click. */
    let current: HTMLElement | undefined;
    let isOpen = false;
    let closedAt = Number.NEGATIVE_INFINITY;
    /** Opens the tooltip that waits, or closes the open one. */
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function open(trigger: HTMLElement) {
      isOpen = true;
      const module = await loadBubble();
      if (module && isOpen && current === trigger) setTooltip({ Bubble: module.default, trigger });
    }
    function close() {
      clearTimeout(timer);
      if (isOpen) closedAt = performance.now();
      isOpen = false;
      setTooltip(undefined);
    }
    function enter(next?: HTMLElement | null) {
      if (next && next === current) return;
      close();
      current = next ?? undefined;
      if (!current) return;
      void loadBubble();
      timer = setTimeout(open, performance.now() - closedAt <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS, current);
    }
    /** A trigger with visible focus keeps its tooltip, wherever the pointer is. */
    const hasFocus = () => current?.matches(":focus-visible");
    function onPointerOver({ target, pointerType, buttons }: PointerEvent) {
      // A tap operates the trigger. No tooltip opens during a drag.
      if (pointerType === "touch" || buttons !== 0 || !(target instanceof Element)) return;
      if (isOpen) clearTimeout(timer);
      const next = target.closest<HTMLElement>("[data-tooltip]");
      if (next || !(hasFocus() || isOpen)) enter(next);
      else if (!hasFocus() && !target.closest("[data-tippy-root]")) timer = setTimeout(enter, CLOSE_DELAY_MS);
    }

    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("pointerover", onPointerOver, { signal });
    document.addEventListener(
      "focusin",
      ({ target }) => enter(target instanceof Element ? target.closest("[data-tooltip]:focus-visible") : null),
      { signal },
    );
    document.addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
    for (const type of ["pointerdown", "click", "wheel"]) document.addEventListener(type, close, { signal });
    document.documentElement.addEventListener("pointerleave", () => hasFocus() || enter(), { signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);

  return tooltip && <tooltip.Bubble trigger={tooltip.trigger} />;
}
