import Tippy from "@tippyjs/react";
import { useEffect } from "react";

/** The open tooltip of an element. Only this module imports @tippyjs/react. */
export default function TooltipBubble({ trigger }: { trigger: HTMLElement }) {
  const name = trigger.getAttribute("alt") ?? trigger.textContent;
  const text = trigger.dataset.tooltip || name;
  // Tells the strip of badges, which stands still while a badge has a tooltip.
  useEffect(() => {
    const tell = (type: string) => trigger.dispatchEvent(new Event(type, { bubbles: true }));
    tell("tooltip-open");
    return () => void tell("tooltip-close");
  }, [trigger]);
  return (
    <Tippy
      // Tippy would read the ref of a child, which React 19 reports as an error. A `reference` avoids that.
      reference={trigger}
      visible
      content={<span>{text}</span>}
      // All content must be inside a landmark.
      appendTo={() => document.querySelector("main") ?? document.body}
      // The pointer can enter the tooltip. Tippy would also set `aria-expanded`, which is wrong here.
      interactive
      // A description that repeats the name would be read twice.
      aria={{ content: name.includes(text) ? null : "describedby", expanded: false }}
      arrow={false}
      animation={false}
      duration={0}
      maxWidth={260}
      zIndex={10} // Below the header.
    />
  );
}
