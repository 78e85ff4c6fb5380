import Tippy from "@tippyjs/react";
import { sticky } from "tippy.js";

/** Whether the tooltip says what assistive technology has for the trigger's name already, and would say twice. */
const repeatsName = ({ dataset, ariaLabel }: HTMLElement) => dataset.tooltip === ariaLabel;

interface TooltipBubbleProps {
  trigger: HTMLElement;
}

/**
 * The open tooltip. This is the only module that knows @tippyjs/react, and it is loaded when a tooltip is first wanted.
 * When it opens is decided in tooltip-controller.ts; tippy.js places it and describes the trigger with it.
 */
export default function TooltipBubble({ trigger }: TooltipBubbleProps) {
  return (
    <Tippy
      visible
      // Given as `reference`, not as a child: with React 19 the latter reads an element's ref, which is an error there.
      reference={trigger}
      content={trigger.dataset.tooltip}
      // Inside a landmark, as all of the page is.
      appendTo={() => document.querySelector("main") ?? document.body}
      // The pointer can enter. This would make the trigger "expanded"; it is described instead.
      interactive
      aria={{ content: repeatsName(trigger) ? null : "describedby", expanded: false }}
      arrow={false}
      animation={false}
      duration={0}
      maxWidth={260}
      // A badge moves along with its tooltip.
      sticky="reference"
      plugins={[sticky]}
    />
  );
}
