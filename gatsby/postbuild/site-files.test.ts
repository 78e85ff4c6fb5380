/** @jest-environment node */

import { content } from "../../test/helpers/page-data";
import { robotsTxt, securityTxt, sitemapXml } from "./site-files";

const site = { ...content.site, url: "https://www.firm.example" };

describe("site-files", () => {
  test("robots may read everything, and are told where the sitemap is", () => {
    expect(robotsTxt(site)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://www.firm.example/sitemap.xml\n");
  });

  test("the sitemap lists the pages it is given, signs that mean something in XML escaped", () => {
    const text = sitemapXml(["https://www.firm.example/", "https://www.firm.example/a&b<c"]);
    const locations = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
    expect(locations).toEqual(["https://www.firm.example/", "https://www.firm.example/a&#38;b&#60;c"]);
  });

  test("security.txt says whom to tell, and expires within a year of the build", () => {
    const now = new Date("2026-03-14T15:09:26Z");
    const lines = securityTxt(site, now).split("\n");
    expect(lines).toContain(`Contact: mailto:${site.contact.email}`);
    expect(lines).toContain("Canonical: https://www.firm.example/.well-known/security.txt");
    expect(lines).toContain("Expires: 2027-03-09T00:00:00Z");
  });
});
