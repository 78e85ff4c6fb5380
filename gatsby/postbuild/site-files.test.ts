/** @jest-environment node */

import { content } from "../../test/helpers/page-data";
import { robotsTxt, securityTxt, sitemapXml } from "./site-files";

const site = { ...content.site, url: "https://www.firm.example" };

describe("site-files", () => {
  test("robots may read everything, and are told where the sitemap is", () => {
    expect(robotsTxt(site)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://www.firm.example/sitemap.xml\n");
  });

  test("the sitemap lists the pages it is given", () => {
    const addresses = ["https://www.firm.example/", "https://www.firm.example/privacy/"];
    const locations = [...sitemapXml(addresses).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
    expect(locations).toEqual(addresses);
  });

  test("signs that mean something in XML are escaped", () => {
    expect(sitemapXml(["https://www.firm.example/a&b<c"])).toContain(
      "<loc>https://www.firm.example/a&#38;b&#60;c</loc>",
    );
  });

  test("security.txt says whom to tell, and expires within a year of the build", () => {
    const now = new Date("2026-03-14T15:09:26Z");
    const fields = new Map(
      securityTxt(site, now)
        .trim()
        .split("\n")
        .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
    );
    expect(fields.get("Contact")).toBe(`mailto:${site.contact.email}`);
    expect(fields.get("Canonical")).toBe("https://www.firm.example/.well-known/security.txt");
    const expires = new Date(fields.get("Expires") ?? "");
    const days = (expires.getTime() - now.getTime()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThan(365);
  });
});
