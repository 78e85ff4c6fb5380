import { useEffect, useState } from "react";

/**
 * Returns the id of the section that the visitor is reading: the last one whose top is in the upper third of the screen
 * or above it. Returns undefined before hydration and on a page without sections.
 */
export function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const sections = [...document.querySelectorAll("main > section[id]")];
    const hasReachedTop = (section: Element) => section.getBoundingClientRect().top < innerHeight / 3;
    // The observer reports a section that enters or leaves the upper third of the screen.
    const observer = new IntersectionObserver(() => setCurrent(sections.findLast(hasReachedTop)?.id), {
      rootMargin: "100000px 0px -66.7% 0px",
    });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return current;
}
