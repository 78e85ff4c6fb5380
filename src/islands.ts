import { PageBehavior } from "./browser/PageBehavior.island";
import { CountUp } from "./sections/awards/CountUp.island";
import { StripMotion } from "./sections/awards/StripMotion.island";
import { ReviewSlider } from "./sections/reviews/ReviewSlider.island";

/** The components that React hydrates in the browser (src/components/island/Island.tsx). */
export const ISLANDS = { CountUp, PageBehavior, ReviewSlider, StripMotion };
