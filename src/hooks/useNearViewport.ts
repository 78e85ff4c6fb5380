import { type RefObject, useEffect, useState } from "react";

/** Returns true once an element has come within 600 px of the screen, even if it leaves again. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const onChange = (entries: IntersectionObserverEntry[]) => {
      // A busy browser reports several changes at once.
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    };
    const observer = new IntersectionObserver(onChange, { rootMargin: "600px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
}
