import { type ComponentType, useEffect, useState } from "react";
import type { TooltipBubbleProps } from "./TooltipBubble";

/**
 * Shows the tooltip of whatever carries `data-tooltip`, with one set of listeners and one tooltip for the whole page.
 * What shows it is loaded when the pointer or visible focus first comes to such an element.
 */
export function Tooltips() {
  const [entered, setEntered] = useState<TooltipBubbleProps | null>(null);
  const [loaded, setLoaded] = useState<{ Bubble: ComponentType<TooltipBubbleProps> } | null>(null);

  useEffect(() => {
    function enter(target: EventTarget | null, selector: string) {
      const trigger = target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
      if (!trigger?.matches(selector)) return;
      // While it stays the same, tippy.js hears of it by itself.
      setEntered((last) => (last?.trigger === trigger ? last : { trigger, enteredAt: performance.now() }));
      // Nothing essential is only in a tooltip: without the library there is none, until the next try.
      import("./TooltipBubble").then(({ default: Bubble }) => setLoaded({ Bubble })).catch(() => undefined);
    }
    const onPointerOver = ({ target, pointerType, buttons }: PointerEvent) => {
      if (pointerType !== "touch" && buttons === 0) enter(target, "*");
    };
    const onFocusIn = ({ target }: FocusEvent) => enter(target, ":focus-visible");

    document.addEventListener("pointerover", onPointerOver, { passive: true });
    document.addEventListener("focusin", onFocusIn);
    return () => {
      document.removeEventListener("pointerover", onPointerOver);
      document.removeEventListener("focusin", onFocusIn);
    };
  }, []);

  return loaded && entered && <loaded.Bubble {...entered} />;
}
