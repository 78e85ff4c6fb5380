import type { ReactElement } from "react";

interface IslandProps {
  /** The name of the component in src/islands.ts. */
  name: string;
  /** One component. Its props are in the HTML as JSON, too, where the browser finds them. */
  children: ReactElement;
}

/** A part of the page that moves. In the browser, React hydrates the islands of the HTML, and nothing else. */
export function Island({ name, children }: IslandProps) {
  return (
    // Without a box of its own, it does not count as moved when its content grows (Cumulative Layout Shift).
    <div data-island={name} data-props={JSON.stringify(children.props)} className="contents">
      {children}
    </div>
  );
}
