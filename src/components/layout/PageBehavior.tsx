import { Tooltips } from "../tooltip/Tooltips";
import { useFocus } from "./useFocus";
import { useSiteMenu } from "./useSiteMenu";
import { useZoomedState } from "./useZoomedState";

/** What the whole page does: tooltips, and listeners on the HTML of the frame. */
export function PageBehavior() {
  useFocus();
  useSiteMenu();
  useZoomedState();
  return <Tooltips />;
}
