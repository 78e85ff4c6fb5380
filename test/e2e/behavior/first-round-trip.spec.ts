import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { SITE } from "../site-content";

/** What a server sends before it waits for the browser, in bytes, without the header lines (Netlify's, and _headers). */
const FIRST_ROUND_TRIP = 14_600 - 453;

test("what the first screen needs arrives in the first round trip", () => {
  const html = readFileSync(path.join(SITE, "index.html"));
  const end = html.indexOf("</section>", html.indexOf('id="home"'));
  // Brotli, which most hosts prefer, needs less.
  expect(gzipSync(html.subarray(0, end), { level: 6 }).length).toBeLessThan(FIRST_ROUND_TRIP);
});
