import type { Locator, Page } from "@playwright/test";
import { CONTENT_SCHEMAS, type ContentName } from "../../../content-model/schemas";
import { type Place, placeKey } from "../../../editor/session/useNavigation";

/** "Client reviews" */
export function titleOf(file: ContentName): string {
  return CONTENT_SCHEMAS[file].meta()?.title ?? "";
}

/** What stands at a place in a form: a control, the line of a group or an entry, or the heading of a list. */
export function at(page: Page, place: Place): Locator {
  return page.locator(`[id="${placeKey(place)}"]`);
}

/** Opens the form and the groups around a field, with the mouse. */
export async function reveal(page: Page, place: Place): Promise<Locator> {
  const file = page.getByRole("navigation", { name: "Content" }).getByRole("button", { name: titleOf(place.file) });
  if ((await file.getAttribute("aria-current")) === null) await file.click();
  for (const length of place.path.keys()) {
    const outer = at(page, { ...place, path: place.path.slice(0, length) });
    const isClosed =
      length > 0 && (await outer.evaluate((summary) => summary.matches("details:not([open]) > summary")));
    if (isClosed) await outer.click();
  }
  return at(page, place);
}
