import { type RefObject, useEffect, useState } from "react";

/**
 * Becomes true, and stays true, when an element comes near the screen.
 *
 * @param distance px from the screen's edge that count as near
 */
export function useNearViewport(ref: RefObject<Element | null>, distance = 600): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      // After a busy moment the browser tells of several changes at once.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${distance}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, distance, near]);
  return near;
}
