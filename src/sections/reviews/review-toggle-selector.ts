/** The "Read more" buttons; `aria-expanded` says, also to CSS, whether the review is open. */
export const REVIEW_TOGGLE = "[data-review-id] > [aria-expanded]";
