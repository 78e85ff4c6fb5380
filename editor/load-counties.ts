import { type Counties, type County, indexCounties } from "../content-model/counties";

/** All counties, for the content check. @throws when the server cannot be reached */
export async function loadCounties(): Promise<Counties> {
  const response = await fetch("/counties.json");
  if (!response.ok) throw new Error(`The list of counties could not be loaded (${response.status}). Wait a moment.`);
  const counties: County[] = await response.json();
  return indexCounties(counties);
}
