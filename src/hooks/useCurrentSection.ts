import { useEffect, useState } from "react";

/**
 * Returns the id of the section that the visitor is reading: the last one whose top is in the upper third of the screen
 * or above it. Returns undefined before hydration and on a page without sections.
 */
export function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const sections = [...document.querySelectorAll("main > section[id]")];
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        setCurrent(sections.findLast((section) => reached.has(section))?.id);
      },
      // The observed area is the upper third of the screen and everything above it.
      { rootMargin: "100000px 0px -66.7% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return current;
}
