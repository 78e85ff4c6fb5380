import atlas from "us-atlas/counties-10m.json";
import { type County, countyTitle } from "../../content-model/counties";

const LIST = new Intl.ListFormat("en-US", { type: "conjunction" });

interface Office {
  city: string;
  /** The county around the office, if it is known. */
  county: County | undefined;
}

/**
 * Describes the map for people who cannot see it.
 *
 * @param office the office, if the map shows it
 * @param lake the name of the lake or river in the content, even if the map does not reach it
 */
export function describeMap(counties: readonly County[], office?: Office, lake?: string): string {
  const stateIds = new Set(counties.map(stateIdOf));
  const states = [...stateIds].map((stateId) => {
    const inState = counties.filter((county) => stateIdOf(county) === stateId);
    return describeState(stateId, inState);
  });
  let text = `Map of ${states.join("; and ")}.`;
  if (office) text += ` The office is in ${describeOffice(office, counties)}.`;
  if (lake) text += ` Nearby: ${lake}.`;
  return text;
}

/** Returns the first two digits of a county's id, which identify its state. */
function stateIdOf({ id }: County): string {
  return id.slice(0, 2);
}

/** Describes the counties of a state: "Wayne County in Michigan", or "2 counties in Ohio: Lucas and Wood". */
function describeState(stateId: string, counties: readonly County[]): string {
  const found = atlas.objects.states.geometries.find(({ id }) => id === stateId);
  const state = found?.properties.name ?? "";
  if (counties.length > 1) {
    const names = counties.map((county) => distinctName(county, counties));
    return `${names.length} ${pluralKind(counties)} in ${state}: ${LIST.format(names)}`;
  }
  const title = counties.map(countyTitle).join();
  // In the atlas, the District of Columbia is a county and a state with the same name.
  return title === state ? state : `${title} in ${state}`;
}

function describeOffice({ city, county }: Office, listed: readonly County[]): string {
  if (!county) return city;
  const title = countyTitle(county);
  // Some cities are counties of their own.
  if (title === city || title === `${city} city`) return city;
  const place = `${city}, ${title}`;
  return listed.includes(county) ? place : `${place}, outside of what is listed`;
}

/** Returns the plural for counties of one kind, such as "parishes"; "areas" for different kinds. */
function pluralKind(counties: readonly County[]): string {
  const kinds = new Set(counties.map(({ kind }) => kind.replace("City and ", "")));
  const [kind = "", ...others] = kinds;
  if (kind === "" || others.length > 0) return "areas";
  const stem = kind.toLowerCase().replace(/y$/, "ie").replace(/sh$/, "she");
  return `${stem}s`;
}

/** Returns the name, or the whole title if another county shares the name, such as "Baltimore city". */
function distinctName(county: County, counties: readonly County[]): string {
  const isShared = counties.some(({ name, id }) => name === county.name && id !== county.id);
  return isShared ? countyTitle(county) : county.name;
}
