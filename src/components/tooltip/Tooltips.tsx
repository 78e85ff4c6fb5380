import { type ComponentType, useEffect, useState } from "react";
import type { TooltipBubbleProps } from "./TooltipBubble";

/**
 * Shows the tooltips of all elements that have a `data-tooltip` attribute. The library for tooltips loads when the
 * pointer or the visible focus first reaches such an element.
 */
export function Tooltips() {
  const [entered, setEntered] = useState<TooltipBubbleProps | null>(null);
  const [loaded, setLoaded] = useState<{ Bubble: ComponentType<TooltipBubbleProps> } | null>(null);

  useEffect(() => {
    function loadBubble() {
      import("./TooltipBubble").then(
        ({ default: Bubble }) => setLoaded({ Bubble }),
        // A tooltip holds nothing essential. The next event tries again.
        () => undefined,
      );
    }
    function onPointerOver({ target, pointerType, buttons }: PointerEvent) {
      const trigger = findTrigger(target);
      const isDragging = buttons !== 0;
      if (!trigger || pointerType === "touch" || isDragging) return;
      // tippy.js itself notices a pointer that comes back to the same trigger.
      setEntered((last) => (last?.trigger === trigger ? last : { trigger, enteredAt: performance.now() }));
      loadBubble();
    }
    function onFocusIn({ target }: FocusEvent) {
      const trigger = findTrigger(target);
      if (!trigger?.matches(":focus-visible")) return;
      setEntered({ trigger, enteredAt: performance.now() });
      loadBubble();
    }

    document.addEventListener("pointerover", onPointerOver, { passive: true });
    document.addEventListener("focusin", onFocusIn);
    return () => {
      document.removeEventListener("pointerover", onPointerOver);
      document.removeEventListener("focusin", onFocusIn);
    };
  }, []);

  return loaded && entered && <loaded.Bubble key={entered.enteredAt} {...entered} />;
}

function findTrigger(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
}
