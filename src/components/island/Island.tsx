import type { ComponentProps, ElementType } from "react";
import { ISLANDS } from "../../islands";

type IslandName = keyof typeof ISLANDS;

/** A component that React hydrates in the browser, with its props, which are in the HTML, too. All other HTML stays static. */
export function Island<Name extends IslandName>({
  name,
  ...props
}: { name: Name } & ComponentProps<(typeof ISLANDS)[Name]>) {
  const Component: ElementType = ISLANDS[name];
  return (
    // Without a box of its own, it does not count as moved when its content grows (Cumulative Layout Shift).
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...props} />
    </div>
  );
}
