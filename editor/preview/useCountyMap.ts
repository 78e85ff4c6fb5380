import { useEffect, useState } from "react";
import * as z from "zod";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import type { Draft } from "./drafted-data";

const { counties, map } = CONTENT_SCHEMAS.landing.shape.hero.shape;
const { address, geo } = CONTENT_SCHEMAS.site.shape.contact.shape;

/** The content that the map shows. */
const MAP_CONTENT = z.object({
  landing: z.object({ hero: z.object({ counties, map }) }),
  site: z.object({ contact: z.object({ address, geo }) }),
});

const EMPTY_MAP: Queries.CountyMap = {
  description: "",
  width: 308,
  height: 216,
  land: "",
  borders: "",
  around: null,
  office: "",
  line: null,
  names: [],
  city: [],
  lineName: [],
  water: [],
};

/** Returns the map of a draft; the previous map until it is drawn, and while the draft has problems. */
export function useCountyMap(content: Draft["content"]): Queries.CountyMap {
  const [drawn, setDrawn] = useState(EMPTY_MAP);
  const { data } = MAP_CONTENT.safeParse(content);
  // The map is drawn only when its content has changed.
  const request = data && JSON.stringify(data);

  useEffect(() => {
    if (!request) return;
    let wanted = true;
    const { landing, site }: z.infer<typeof MAP_CONTENT> = JSON.parse(request);
    // Loaded when needed: the counties are ten times as large as the rest of the page.
    import("../../gatsby/county-map/county-map-resolvers")
      .then(({ mapOfContent }) => wanted && setDrawn(mapOfContent(landing.hero, site)))
      // The draft names a county that does not exist. The check of the content reports it.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [request]);

  return drawn;
}
