/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addSiteFiles } from "./post-build";

test("the sitemap has the pages that search engines may list, and robots.txt names it", async () => {
  const site = mkdtempSync(path.join(tmpdir(), "post-build-"));
  const write = (name: string, text: string) => writeFileSync(path.join(site, name), text);
  const read = (name: string) => readFileSync(path.join(site, name), "utf8");
  const listed = '<link rel="canonical" href="https://firm.test/privacy/">';
  write("privacy.html", listed);
  write("terms.html", `<meta name="robots" content="noindex">${listed.replace("privacy", "terms")}`);
  write("404.html", "");
  await addSiteFiles(site, "https://firm.test");
  expect(read("sitemap.xml").match(/<loc>.*<\/loc>/g)).toEqual(["<loc>https://firm.test/privacy/</loc>"]);
  expect(read("robots.txt")).toBe("User-agent: *\nAllow: /\n\nSitemap: https://firm.test/sitemap.xml\n");
  rmSync(site, { recursive: true });
});
