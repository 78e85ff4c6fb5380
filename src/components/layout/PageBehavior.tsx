import { Tooltips } from "../tooltip/Tooltips";
import { useFocusHeading } from "./useFocusHeading";
import { useSiteMenu } from "./useSiteMenu";
import { useZoomedState } from "./useZoomedState";

/** What the whole page does: tooltips, and listeners on the HTML of the frame. */
export function PageBehavior() {
  useFocusHeading();
  useSiteMenu();
  useZoomedState();
  return <Tooltips />;
}
