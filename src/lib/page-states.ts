/**
 * The states that style sheets know, in the order in which a page usually gets them. Each one is a class of the root
 * element. docs/performance.md says when a page gets which.
 */
export const STYLED_STATES = ["js", "loaded", "interacted", "late"] as const;

/** A state of the page. `open-<value>`: the visitor has opened the content of the button with this value. */
type PageState = (typeof STYLED_STATES)[number] | `open-${string}`;

interface PageStates {
  add: (...states: PageState[]) => void;
  contains: (state: PageState) => boolean;
  /** Adds or removes the state. Returns true if the page has it now. */
  toggle: (state: PageState) => boolean;
}

/** Returns the states of the page that the script runs in. */
export const pageStates = (): PageStates => document.documentElement.classList;
