import type { ComponentProps, ElementType } from "react";
import { ISLANDS } from "../../islands";

interface IslandProps<Name extends keyof typeof ISLANDS> {
  name: Name;
  /** The props of the component. They are also in the HTML, as JSON. */
  props: ComponentProps<(typeof ISLANDS)[Name]>;
}

/** A component that React hydrates in the browser. All other HTML stays static. */
export function Island<Name extends keyof typeof ISLANDS>({ name, props }: IslandProps<Name>) {
  const Component: ElementType = ISLANDS[name];
  return (
    // Without a box of its own, it does not count as moved when its content grows (Cumulative Layout Shift).
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...(props as object)} />
    </div>
  );
}
