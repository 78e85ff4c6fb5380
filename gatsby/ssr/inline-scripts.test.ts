/** @jest-environment node */
import { fixtureContent as content } from "../../test/helpers/fixture-content";
import { inlineScripts } from "./inline-scripts";
import { SCRIPT_ADDRESSES } from "./script-text";

const { analytics: _, ...site } = content.site;

/** Returns the content with an analytics service at this address. */
function withAnalytics(endpoint: string) {
  return { ...content, site: { ...site, analytics: { endpoint } } };
}

describe("the inline scripts", () => {
  test("import nothing, and the loader gets the addresses of the scripts and the hash of the bundle", () => {
    const { head, loader } = inlineScripts(content, "f00d", true);
    expect(loader).toMatch(new RegExp(`\\(${SCRIPT_ADDRESSES},"f00d"\\)`));
    expect(head + loader).not.toMatch(/\bimport\b|\brequire\b/);
  });

  test("report events only if the content names a service, and only from pages for visitors", () => {
    expect(inlineScripts({ ...content, site }, "f00d", true).analytics).toBeUndefined();
    const reporting = withAnalytics("https://stats.example.com/api/event");
    expect(inlineScripts(reporting, "f00d", false).analytics).toBeUndefined();
    const { analytics } = inlineScripts(reporting, "f00d", true);
    expect(analytics).toContain(`"https://stats.example.com/api/event","${site.url}")`);
  });

  test("contain nothing that would close their <script> element", () => {
    const hostile = withAnalytics("</script>");
    hostile.site.firm = { ...hostile.site.firm, name: '</script><script>alert("x")</script><!--' };
    const { structuredData, ...code } = inlineScripts(hostile, "f00d", true);
    for (const text of Object.values(code)) expect(text).not.toMatch(/<\/script/i);
    expect(structuredData).not.toMatch(/<\/script|<!--/i);
    expect(JSON.parse(structuredData)["@graph"][0].name).toBe(hostile.site.firm.name);
  });
});
