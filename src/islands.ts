import { createElement, type ElementType } from "react";
import { startIsland } from "./components/island/start-island";
import { PageBehavior } from "./components/layout/PageBehavior";
import { CountUp } from "./sections/awards/CountUp";
import { StripMotion } from "./sections/awards/StripMotion";
import { ReviewSlider } from "./sections/reviews/ReviewSlider";

/** The components that React hydrates (src/components/island/Island.tsx). None has another one in it. */
const ISLANDS: Record<string, ElementType> = { CountUp, PageBehavior, ReviewSlider, StripMotion };

/** Hydrates the islands of the page. All other HTML stays as it is, whatever the reader's browser has made of it. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island = "", props = "{}" } = element.dataset;
    const component = ISLANDS[island];
    if (!component) throw new Error(`src/islands.ts has no "${island}"; add it.`);
    startIsland(element, createElement(component, JSON.parse(props)));
  }
}
