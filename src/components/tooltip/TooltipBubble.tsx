import Tippy from "@tippyjs/react";
import { sticky } from "tippy.js";
import { tooltipPlugin } from "./tooltip-plugin";

export interface TooltipBubbleProps {
  trigger: HTMLElement;
  /** When the pointer or the focus reached the trigger (`performance.now()`). */
  enteredAt: number;
}

/** The tooltip of the element that has the pointer or the focus. Only this module imports @tippyjs/react. */
export default function TooltipBubble({ trigger, enteredAt }: TooltipBubbleProps) {
  // A description that repeats the name would be read twice.
  const repeatsName = trigger.dataset.tooltip === trigger.ariaLabel;
  return (
    <Tippy
      // Tippy would read the ref of a child, which React 19 reports as an error. A `reference` avoids that.
      reference={trigger}
      showOnCreate
      content={trigger.dataset.tooltip}
      // All content must be inside a landmark.
      appendTo={() => document.querySelector("main") ?? document.body}
      // A tap operates the trigger and must not open its tooltip.
      touch={false}
      // Stays open under the pointer. Tippy would also set `aria-expanded`, which is wrong here.
      interactive
      aria={{ content: repeatsName ? null : "describedby", expanded: false }}
      arrow={false}
      animation={false}
      duration={0}
      maxWidth={260}
      // The tooltip moves with an award badge.
      sticky="reference"
      plugins={[sticky, tooltipPlugin(enteredAt)]}
    />
  );
}
