import atlas from "us-atlas/counties-10m.json";
import { type County, countyTitle } from "../../content-model/counties";

const LIST = new Intl.ListFormat("en-US", { type: "conjunction" });

/** The map in words, for those who do not see it: with the office's city if it is shown, and its county if it is known. */
export function describeMap(drawn: readonly County[], city: string | null, officeCounty?: County, lake?: string) {
  const stateOf = ({ id }: County) => id.slice(0, 2);
  const groups = [...new Set(drawn.map(stateOf))].map((stateId) => {
    const state = atlas.objects.states.geometries.find(({ id }) => id === stateId)?.properties.name ?? "";
    const counties = drawn.filter((county) => stateOf(county) === stateId);
    const names = counties.map((county) => nameAmong(counties, county));
    if (names.length > 1) return `${names.length} ${kindOf(counties)} in ${state}: ${LIST.format(names)}`;
    const title = counties.map(countyTitle).join();
    return title === state ? state : `${title} in ${state}`;
  });
  const office = officeCounty && countyTitle(officeCounty);
  const isNamedByCity = !office || office === city || office === `${city} city`;
  const outside = officeCounty && drawn.includes(officeCounty) ? "" : ", outside of what is listed";
  const where = isNamedByCity ? city : `${city}, ${office}${outside}`;
  const place = city === null ? "" : ` The office is in ${where}.`;
  return `Map of ${groups.join("; and ")}.${place}${lake ? ` Nearby: ${lake}.` : ""}`;
}

/** "counties", "parishes"; "areas" if they are not all of one kind. */
function kindOf(counties: readonly County[]): string {
  const [kind = "", ...others] = new Set(counties.map((county) => county.kind.replace("City and ", "")));
  if (kind === "" || others.length > 0) return "areas";
  return `${kind.toLowerCase().replace(/y$/, "ie").replace(/sh$/, "she")}s`;
}

/** The name; the whole title if another has the same name ("Baltimore County and Baltimore city"). */
function nameAmong(counties: readonly County[], county: County): string {
  const isShared = counties.some(({ name, id }) => name === county.name && id !== county.id);
  return isShared ? countyTitle(county) : county.name;
}
