/** @jest-environment node */
import path from "node:path";
import { checkContent } from "../src/content-model/check";
import { findSampleItems } from "../src/content-model/launch";
import { formatProblems } from "../src/content-model/problems";
import { readContent } from "../src/content-model/read-content";
import { makeVariant, VARIANTS, type VariantName } from "./variants";

const REAL = readContent(path.join(__dirname, "../content"));

describe("the extremes of the content", () => {
  it.each(Object.keys(VARIANTS) as VariantName[])("pass the check: %s", (name) => {
    const problems = checkContent({ ...REAL, texts: makeVariant(name, REAL.texts) });
    expect(formatProblems(problems)).toBe("No problems in the content.");
  });

  it("grow every list that may grow to ten times its length", () => {
    const { cities } = JSON.parse(makeVariant("tenfold", REAL.texts).get("cities.json") ?? "");
    expect(cities).toHaveLength(580);
  });

  it("leave nothing on the launch list when the samples are gone", () => {
    expect(findSampleItems({ texts: makeVariant("no-samples", REAL.texts), images: new Map() })).toEqual([]);
  });
});
