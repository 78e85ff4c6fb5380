import { type ComponentProps, createElement, type ElementType } from "react";
import { ISLANDS } from "../../islands";

type Islands = typeof ISLANDS;

interface IslandProps<Name extends keyof Islands> {
  /** One of the components in src/islands.ts. */
  name: Name;
  /** What the component gets. It is in the HTML as JSON, too, where the browser finds it. */
  props: ComponentProps<Islands[Name]>;
}

/** A part of the page that moves. In the browser, React hydrates the islands of the HTML, and nothing else. */
export function Island<Name extends keyof Islands>({ name, props }: IslandProps<Name>) {
  return (
    // Without a box of its own, it does not count as moved when its content grows (Cumulative Layout Shift).
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      {createElement(ISLANDS[name] as ElementType, props)}
    </div>
  );
}
