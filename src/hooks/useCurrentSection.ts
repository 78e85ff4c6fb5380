import { useEffect, useState } from "react";

/**
 * The section that the visitor is reading: the last one whose top has passed the upper third of the screen.
 *
 * @returns its id, or undefined where the page has no sections
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
      // A section's top passes the line between the upper third and the rest; everything above counts.
      { rootMargin: "100000px 0px -66.7% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return current;
}
