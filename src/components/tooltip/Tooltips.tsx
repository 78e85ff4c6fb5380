import { type ComponentType, useEffect, useState } from "react";
import { createTooltipController } from "./tooltip-controller";

type Bubble = ComponentType<{ trigger: HTMLElement }>;

/** Shows the tooltip of whatever carries `data-tooltip`. Rendered once, around no one. */
export function Tooltips() {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [bubble, setBubble] = useState<{ Bubble: Bubble } | null>(null);

  useEffect(() => {
    let loading = false;
    async function load() {
      if (loading) return;
      loading = true;
      try {
        const { default: Bubble } = await import("./TooltipBubble");
        setBubble({ Bubble });
      } catch {
        // Nothing essential is only in a tooltip: without the library there is none, until the next try.
        loading = false;
      }
    }
    const controller = createTooltipController(setTrigger, () => void load());
    return controller.destroy;
  }, []);

  return bubble && trigger && <bubble.Bubble key={trigger.dataset.tooltip} trigger={trigger} />;
}
