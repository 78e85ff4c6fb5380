/** @jest-environment node */
import { createHash } from "node:crypto";
import { describeLongPage, FIRST_ROUND_TRIP_BYTES } from "./page-weight";

/** Words that do not compress: as many characters as bytes, nearly. */
function words(length: number, seed: string): string {
  let text = "";
  for (let round = 0; text.length < length; round++) {
    text += createHash("sha256").update(`${seed}${round}`).digest("base64");
  }
  return text.slice(0, length);
}

const section = (id: string, length: number) => `<section id="${id}"><p>${words(length, id)}</p></section>`;

describe("describeLongPage", () => {
  it("says nothing of a page that arrives in one piece", () => {
    expect(describeLongPage(`<main>${section("faq", FIRST_ROUND_TRIP_BYTES / 2)}</main>`)).toBeUndefined();
  });

  it("says what a longer page costs, and where to shorten it", () => {
    const html = `<main>${section("home", 2_000)}${section("reviews", 20_000)}${section("faq", 9_000)}</main>`;
    expect(describeLongPage(html)).toMatch(
      /The landing page is 2\d\.\d KB long \(compressed\)\. The first 14\.6 KB arrive at once, the rest about a tenth of a second later on a phone\. That is allowed\..* its largest parts: #reviews \(1\d\.\d KB, content\/reviews\.json\) and #faq \(\d\.\d KB, content\/faq\.json\)\.$/,
    );
  });
});
