import { Tooltips } from "../tooltip/Tooltips";
import { useScrollFocusIntoView } from "./useScrollFocusIntoView";
import { useSiteMenu } from "./useSiteMenu";
import { useZoomedState } from "./useZoomedState";

/** What the whole page does: tooltips, and listeners on the HTML of the frame. */
export function PageBehavior() {
  useScrollFocusIntoView();
  useSiteMenu();
  useZoomedState();
  return <Tooltips />;
}
