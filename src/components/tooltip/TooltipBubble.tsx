import Tippy from "@tippyjs/react";
import { sticky } from "tippy.js";
import { tooltipPlugin } from "./tooltip-plugin";

export interface TooltipBubbleProps {
  trigger: HTMLElement;
  /** When the pointer or focus came to it, by `performance.now()`. */
  enteredAt: number;
}

/** The tooltip of an element that the pointer or focus has come to. The only module that knows @tippyjs/react. */
export default function TooltipBubble({ trigger, enteredAt }: TooltipBubbleProps) {
  return (
    <Tippy
      // Given as `reference`, not as a child: with React 19 the latter reads an element's ref, which is an error there.
      reference={trigger}
      showOnCreate
      content={trigger.dataset.tooltip}
      // Inside a landmark, as all of the page is.
      appendTo={() => document.querySelector("main") ?? document.body}
      // A tap means what it is on.
      touch={false}
      // The pointer can enter. This would make the trigger "expanded"; it is described instead, unless its name, which
      // assistive technology reads anyway, says the same.
      interactive
      aria={{ content: trigger.dataset.tooltip === trigger.ariaLabel ? null : "describedby", expanded: false }}
      arrow={false}
      animation={false}
      duration={0}
      maxWidth={260}
      // A badge moves along with its tooltip.
      sticky="reference"
      plugins={[sticky, tooltipPlugin(enteredAt)]}
    />
  );
}
