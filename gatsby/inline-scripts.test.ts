/** @jest-environment node */
import { fixtureContent as content } from "../test/helpers/page-data";
import { inlineScripts } from "./inline-scripts";

test("no text in the content can close the <script> element of the structured data", () => {
  const name = '</script><script>alert("x")</script><!--';
  const site = { ...content.site, firm: { ...content.site.firm, name } };
  const { structuredData } = inlineScripts({ ...content, site });
  expect(structuredData).not.toMatch(/<\/script|<!--/i);
  expect(JSON.parse(structuredData)["@graph"][0].name).toBe(name);
});
