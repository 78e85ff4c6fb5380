/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { describeLongPage, FIRST_ROUND_TRIP_BYTES } from "./page-weight";

/** A section of words that do not compress: when packed, about as long as the bytes that they stand for. */
const section = (id: string, bytes: number) => `<section id="${id}">${randomBytes(bytes).toString("base64")}</section>`;

test("a page that arrives in one piece needs no advice; of a longer one it says what that costs, and where to begin", () => {
  expect(describeLongPage(section("faq", FIRST_ROUND_TRIP_BYTES / 2))).toBeUndefined();
  const sections = [section("home", 2_000), section("reviews", 15_000), section("faq", 7_000)];
  expect(describeLongPage(sections.join(""))).toMatch(
    /^The landing page is 2\d\.\d KB long .* 14\.6 KB .* #reviews \(1\d\.\d KB, content\/reviews\.json\) and #faq \(7\.\d KB, content\/faq\.json\)\.$/,
  );
});
