/** A control that has the keyboard's focus. */
export interface FocusStop {
  name: string;
  /** The position of the control among all controls that Tab should reach. */
  position: number;
  /** The number of controls that Tab should reach. */
  count: number;
  /** Faults in how the control and its focus ring are shown. */
  faults: string[];
}

/** Returns the focused control, or null if no control has the focus. Runs in the page, so it cannot use other code. */
export function focusStop(): FocusStop | null {
  const selector = 'a[href], button:enabled, summary, [tabindex="0"]';
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !element.matches(selector)) return null;
  const reachable = [...document.querySelectorAll(selector)].filter(
    (other) => !other.closest("[inert]") && other.checkVisibility(),
  );
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const ring = Number.parseFloat(style.outlineWidth) + Math.max(0, Number.parseFloat(style.outlineOffset));
  const faults: string[] = [];

  if (style.outlineStyle === "none" || Number.parseFloat(style.outlineWidth) < 2) faults.push("has no focus ring");
  const contrast = contrastOf(style.outlineColor, backgroundOf(element, Number.parseFloat(style.outlineOffset) < 0));
  if (contrast < 3) faults.push(`has a focus ring of contrast ${contrast.toFixed(1)}`);

  if (box.top - ring < -1 || box.left - ring < -1) faults.push("has its ring beyond the top or left of the screen");
  if (box.bottom + ring > innerHeight + 1 || box.right + ring > innerWidth + 1)
    faults.push("has its ring beyond the bottom or right");

  const header = document.querySelector(".site-header");
  const isBelowHeader = box.top - ring >= (header?.getBoundingClientRect().bottom ?? 0);
  if (!isBelowHeader && !header?.contains(element) && !element.matches(".skip-link"))
    faults.push("is under the header");
  for (const [x, y] of [
    [box.left + box.width / 2, box.top + box.height / 2],
    [box.left + 3, box.top + 3],
    [box.right - 3, box.bottom - 3],
  ] as const) {
    const seen = document.elementFromPoint(x, y);
    // A link on several lines does not fill its box, so the element around it may show there.
    if (!seen || !(element.contains(seen) || seen.contains(element))) faults.push(`is covered by ${seen?.className}`);
  }
  return {
    name: (element.ariaLabel ?? element.textContent ?? "").trim(),
    position: reachable.indexOf(element),
    count: reachable.length,
    faults,
  };

  /** Returns the first background behind the ring that is not fully transparent. */
  function backgroundOf(start: Element, within: boolean): string {
    for (let node = within ? start : start.parentElement; node; node = node.parentElement) {
      const { backgroundColor } = getComputedStyle(node);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  }

  /** Returns the contrast ratio of two colors, as WCAG 2 defines it. */
  function contrastOf(one: string, other: string): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((text) => {
      const value = Number(text) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
