/** Gives elements with `data-tooltip` their tooltips. Tippy.js loads when the pointer or the focus first reaches one. */
export function startTooltips(signal: AbortSignal): void {
  async function onReach(target: EventTarget | null, selector: string) {
    const trigger = target instanceof Element && target.closest<HTMLElement>(selector);
    if (!trigger) return;
    const reachedAt = performance.now();
    // If the file fails, the browser logs it, and nothing essential is missing.
    const tippy = await import("./tippy").catch(() => undefined);
    tippy?.addTooltip(trigger, reachedAt);
  }
  function onPointerOver({ target, pointerType }: PointerEvent) {
    // A tap only activates the trigger.
    if (pointerType !== "touch") void onReach(target, "[data-tooltip]");
  }
  document.addEventListener("pointerover", onPointerOver, { signal });
  document.addEventListener("focusin", ({ target }) => void onReach(target, "[data-tooltip]:focus-visible"), {
    signal,
  });
}
