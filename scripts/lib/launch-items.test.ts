/** @jest-environment node */
import { checkContent } from "../../content-model/check";
import { formatProblems } from "../../content-model/report";
import { edit, folder, problems } from "../../test/helpers/content-copy";
import { findLaunchItems } from "./launch-items";
import type { ValidContent } from "./run-on-content";

test("once `sample` is off, example numbers and addresses are refused", async () => {
  edit("site.sample", false);
  edit("site.contact.email", "office@mail.example.com");
  const found = await problems();
  for (const field of ["url", "contact.phone", "contact.email", "links.consultation"]) {
    expect(found).toMatch(new RegExp(`\`${field}\` .* is only an example`));
  }
  edit("site.contact.phone", "(248) 555-2134");
  edit("site.legal.responsibleLawyer.phone", "(248) 555-2134");
  edit("site.contact.email", "office@firm.test");
  edit("site.url", "https://www.firm.test");
  for (const link of ["deedGuideForm", "propertyGuide", "consultation", "privacyPolicy"]) {
    edit(`site.links.${link}`, "https://a.test/");
  }
  expect(await problems()).toBe("No problems in the content.");
});

test("the launch list names sample texts and a missing privacy policy", async () => {
  edit("site.links.privacyPolicy", undefined);
  edit("site.legal.copyright", "Copyright 1990–2020.");
  const found = formatProblems(findLaunchItems((await checkContent(folder)) as ValidContent, folder));
  expect(found).toMatch(/`legal.copyright` .* names another year/);
  for (const field of ["geo", "hours"])
    expect(found).toMatch(new RegExp(`contact.${field}\` .* is still the sample's`));
  expect(found.match(/is still a picture of the sample/g)).toHaveLength(9);
  expect(found).toMatch(/contact.phone` .* is only an example/);
  expect(found).toMatch(/`links` .* have no `privacyPolicy`/);
  expect(found).toMatch(/reviews\.json:7:\d+: .*calls itself a sample/);
});
