import { createContext, type ReactNode, useContext, useEffect } from "react";
import { startIsland } from "./start-island";

/**
 * Where React renders: into HTML, as in a build, while developing and in tests; into a `<Static>` there; or outside of
 * the document, as in the browser, where it only starts islands (start-app.tsx).
 */
export const RenderTarget = createContext<"html" | "static" | "outside">("html");

interface IslandProps {
  /** The id of the island's element, by which React finds it in the HTML. */
  id: string;
  className?: string;
  /** Rendered once: in the browser, no new props or context come from above. */
  children: ReactNode;
}

/** A part of the page that moves. In the browser, React hydrates the islands of the HTML, and nothing else. */
export function Island({ id, className, children }: IslandProps) {
  const target = useContext(RenderTarget);
  if (target === "static") throw new Error(`<Island id="${id}"> is in a <Static>, where it would never start.`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island starts once
  useEffect(() => {
    const element = document.getElementById(id);
    if (target === "outside" && element) startIsland(element, children);
  }, []);

  if (target === "outside") return null;
  return (
    <div id={id} className={className}>
      {children}
    </div>
  );
}

/** A part of the page without islands. In the browser, React leaves it out. */
export function Static({ children }: { children: ReactNode }) {
  if (useContext(RenderTarget) === "outside") return null;
  return <RenderTarget value="static">{children}</RenderTarget>;
}
