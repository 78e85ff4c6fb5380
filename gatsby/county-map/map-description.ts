import { type County, countyTitle } from "../content/counties";
import { stateName } from "./atlas";

const LIST = new Intl.ListFormat("en-US", { type: "conjunction" });

/**
 * The map in words, for those who do not see it.
 *
 * @param office the city, and the county it lies in, if that is known
 */
export function describeMap(
  counties: readonly County[],
  { city, county }: { city: string; county: County | undefined },
): string {
  const states = [...new Set(counties.map(stateName))];
  const groups = states.map((state) =>
    listedIn(
      state,
      counties.filter((each) => stateName(each) === state),
    ),
  );
  return `Map of ${groups.join("; and ")}. ${officeSentence(city, county, counties)}`;
}

function listedIn(state: string, counties: readonly County[]): string {
  const [only] = counties;
  if (counties.length === 1 && only) return countyTitle(only) === state ? state : `${countyTitle(only)} in ${state}`;
  const names = counties.map((county) => nameIn(county, counties));
  return `${counties.length} ${kindOf(counties)} in ${state}: ${LIST.format(names)}`;
}

/** "counties", "parishes"; "areas" if they are not all of one kind. */
function kindOf(counties: readonly County[]): string {
  const [kind = "", ...others] = new Set(counties.map((county) => county.kind.replace("City and ", "")));
  if (kind === "" || others.length > 0) return "areas";
  return `${kind.toLowerCase().replace(/y$/, "ie").replace(/sh$/, "she")}s`;
}

/** The name; the whole title if another has the same name ("Baltimore County and Baltimore city"). */
function nameIn(county: County, counties: readonly County[]): string {
  const isShared = counties.some(({ name, id }) => name === county.name && id !== county.id);
  return isShared ? countyTitle(county) : county.name;
}

function officeSentence(city: string, county: County | undefined, drawn: readonly County[]): string {
  const title = county && countyTitle(county);
  if (!title || title === city || title === `${city} city`) return `The office is in ${city}.`;
  return `The office is in ${city}, ${title}${drawn.includes(county) ? "" : ", outside of what is listed"}.`;
}
