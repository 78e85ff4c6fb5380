/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readFixtures } from "../test/helpers/page-data";
import { addSiteFiles } from "./post-build";

test.each([
  [false, ["<loc>https://firm.test/</loc>", "<loc>https://firm.test/privacy/</loc>"]],
  [true, null],
])(
  "the sitemap has the pages that search engines may list, and robots.txt names it: `sample` is %s",
  (sample, listed) => {
    const folder = mkdtempSync(path.join(tmpdir(), "post-build-"));
    const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
    const { site } = readFixtures();
    addSiteFiles(folder, { ...site, url: "https://firm.test", sample }, ["/", "/privacy/", "/thank-you/", "/404.html"]);
    expect(read("sitemap.xml").match(/<loc>.*<\/loc>/g)).toEqual(listed);
    expect(read("robots.txt")).toBe("User-agent: *\nAllow: /\n\nSitemap: https://firm.test/sitemap.xml\n");
    rmSync(folder, { recursive: true });
  },
);
