import { useEffect, useState } from "react";
import * as z from "zod";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import type { Draft } from "./drafted-data";

const { counties, map } = CONTENT_SCHEMAS.landing.shape.hero.shape;
const { address, geo } = CONTENT_SCHEMAS.site.shape.contact.shape;

/** The part of the content of which the map is drawn. */
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

/** The map of a draft, a moment later; until then, and while the draft has no map that can be drawn, the last one. */
export function useCountyMap(content: Draft["content"]): Queries.CountyMap {
  const [drawn, setDrawn] = useState(EMPTY_MAP);
  const { data } = MAP_CONTENT.safeParse(content);
  // Drawing takes a while, and most drafts change other things.
  const request = data && JSON.stringify(data);

  useEffect(() => {
    if (!request) return;
    let wanted = true;
    const { landing, site }: z.infer<typeof MAP_CONTENT> = JSON.parse(request);
    // With all counties of the country, which is ten times the rest of the page.
    import("../../gatsby/county-map/county-map-resolvers")
      .then(({ mapOfContent }) => wanted && setDrawn(mapOfContent(landing.hero, site)))
      // A county that there is not, or not yet: the check of the content says so.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [request]);

  return drawn;
}
