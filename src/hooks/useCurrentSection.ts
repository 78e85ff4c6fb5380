import { useEffect, useState } from "react";

/**
 * The section that the visitor is reading: the last one whose top has passed the upper third of the screen.
 *
 * @param ids of sections, in their order on the page; those that the page does not have are passed over
 * @returns one of the ids, or undefined where the page has none of them
 */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState<Id>();
  const key = ids.join(" ");

  useEffect(() => {
    const sections = (key.split(" ") as Id[]).flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const reached = sections.filter((section) => section.getBoundingClientRect().top <= window.innerHeight / 3);
        setCurrent(reached.at(-1)?.id as Id | undefined);
      },
      // A section's top passes the line between the upper third and the rest; everything above counts.
      { rootMargin: "100000px 0px -66% 0px", threshold: 0 },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
