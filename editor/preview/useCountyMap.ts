import { useEffect, useState } from "react";
import * as z from "zod";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import type { Draft } from "./drafted-data";

const { counties, map } = CONTENT_SCHEMAS.landing.shape.hero.shape;
const { address, geo } = CONTENT_SCHEMAS.site.shape.contact.shape;

/** The part of the content that the map needs. */
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

/** Returns the map of a draft. Until it is drawn, and while the draft has problems, the map stays the same. */
export function useCountyMap(content: Draft["content"]): Queries.CountyMap {
  const [drawn, setDrawn] = useState(EMPTY_MAP);
  const { data } = MAP_CONTENT.safeParse(content);
  // The map is drawn only when its content has changed.
  const request = data && JSON.stringify(data);

  useEffect(() => {
    if (!request) return;
    let wanted = true;
    const { landing, site }: z.infer<typeof MAP_CONTENT> = JSON.parse(request);
    // The counties are loaded on demand, because they are ten times as large as the rest of the page.
    import("../../gatsby/county-map/county-map-resolvers")
      .then(({ mapOfContent }) => wanted && setDrawn(mapOfContent(landing.hero, site)))
      // A county that does not exist cannot be drawn. The content check reports it.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [request]);

  return drawn;
}
