import { createElement, type ElementType } from "react";
import type { IslandName } from "./components/island/Island";
import { startIsland } from "./components/island/start-island";
import { PageBehavior } from "./components/layout/PageBehavior";
import { CountUp } from "./sections/awards/CountUp";
import { StripMotion } from "./sections/awards/StripMotion";
import { ReviewSlider } from "./sections/reviews/ReviewSlider";

const ISLANDS: Record<IslandName, ElementType> = { CountUp, PageBehavior, ReviewSlider, StripMotion };

/** Hydrates the islands of the page. All other HTML stays as it is, whatever the reader's browser has made of it. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island, props = "{}" } = element.dataset;
    startIsland(element, createElement(ISLANDS[island as IslandName], JSON.parse(props)));
  }
}
