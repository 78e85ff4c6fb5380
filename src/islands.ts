import { createElement, type ElementType } from "react";
import { startIsland } from "./components/island/start-island";
import { PageBehavior } from "./components/layout/PageBehavior";
import { CountUp } from "./sections/awards/CountUp";
import { StripMotion } from "./sections/awards/StripMotion";
import { ReviewSlider } from "./sections/reviews/ReviewSlider";

/** The components that React hydrates (src/components/island/Island.tsx). None has another one in it. */
export const ISLANDS = { CountUp, PageBehavior, ReviewSlider, StripMotion };

/** Hydrates the islands of the page. All other HTML stays as it is, whatever the reader's browser has made of it. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island, props = "{}" } = element.dataset;
    const component: ElementType = ISLANDS[island as keyof typeof ISLANDS];
    startIsland(element, createElement(component, JSON.parse(props)));
  }
}
