/**
 * Calls `act` once, when an element comes near the screen.
 *
 * @param margin how near, such as "600px"
 */
export function onceNear(element: Element, margin: string, act: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
