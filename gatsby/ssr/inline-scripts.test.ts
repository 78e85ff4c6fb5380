/** @jest-environment node */
import { fixtureContent as content } from "../../test/helpers/page-data";
import { inlineScripts } from "./inline-scripts";
import { SCRIPT_ADDRESSES } from "./script-text";

describe("the inline scripts", () => {
  test("import nothing, and the loader gets the addresses of the scripts and the hash of the bundle", () => {
    const { head, loader } = inlineScripts(content, "f00d");
    expect(loader).toMatch(new RegExp(`\\(${SCRIPT_ADDRESSES},"f00d"\\)`));
    expect(head + loader).not.toMatch(/\bimport\b|\brequire\b/);
  });

  test("contain nothing of the content that would close their <script> element", () => {
    const name = '</script><script>alert("x")</script><!--';
    const site = { ...content.site, firm: { ...content.site.firm, name } };
    const { structuredData } = inlineScripts({ ...content, site }, "f00d");
    expect(structuredData).not.toMatch(/<\/script|<!--/i);
    expect(JSON.parse(structuredData)["@graph"][0].name).toBe(name);
  });
});
