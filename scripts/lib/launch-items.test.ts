/** @jest-environment node */
import { checkContent } from "../../content-model/check";
import { listProblems } from "../../content-model/report";
import { edit, folder, problems } from "../../test/helpers/content-copy";
import { findLaunchItems } from "./launch-items";
import type { ValidContent } from "./run-on-content";

/** Gives the fixtures numbers and addresses that are not reserved. */
function makeReal(): void {
  edit("site.contact.phone", "(248) 555-2134");
  edit("site.legal.responsibleLawyer.phone", "(248) 555-2134");
  edit("site.contact.email", "office@firm.test");
  edit("site.url", "https://www.firm.test");
  for (const link of ["deedGuideForm", "propertyGuide", "consultation", "privacyPolicy"]) {
    edit(`site.links.${link}`, "https://a.test/");
  }
}

const REVIEW =
  "My dad’s house was still in his name. I had a box of papers and no idea which of them mattered. They called back.";

async function launchItems() {
  const items = findLaunchItems((await checkContent(folder)) as ValidContent, folder);
  return Object.fromEntries(Object.entries(items).map(([name, list]) => [name, listProblems(list)]));
}

test("once `sample` is off, example numbers and addresses are refused", async () => {
  edit("site.sample", false);
  edit("site.contact.email", "office@mail.example.com");
  const found = await problems();
  for (const field of ["url", "contact.phone", "contact.email", "links.consultation"]) {
    expect(found).toMatch(new RegExp(`\`${field}\` .* is an example`));
  }
  makeReal();
  expect(await problems()).toBe("No problems in the content.");
});

test.each([true, false])("what was invented for the sample is refused: `sample` is %s", async (sample) => {
  makeReal();
  edit("site.sample", sample);
  edit("site.firm.name", "SOUTHEAST MICHIGAN Deed & Property Law");
  edit("landing.about.name", "Founding Attorney");
  edit("reviews.reviews.0.fullText", REVIEW);
  const { refused = "" } = await launchItems();
  expect(refused.split("\n")).toHaveLength(3);
  expect(refused).toMatch(/`firm.name` .* is an example, or the sample's; write the firm's own/);
  const found = await problems();
  if (sample) expect(found).toBe("No problems in the content.");
  else expect(found).toContain(refused);
});

test("the launch list has what to replace, what a lawyer approves, and what is missing", async () => {
  edit("site.links.privacyPolicy", undefined);
  edit("site.legal.copyright", "Copyright 1990–2020.");
  edit("faq.questions.0.answer", "Often.");
  const { refused, listed = "", claims = "", others } = await launchItems();
  expect(refused).toMatch(/contact.phone` .* is an example/);
  for (const field of ["geo", "hours"]) expect(listed).toMatch(new RegExp(`contact.${field}\` .* is the sample's`));
  expect(listed.match(/awards\.json:.*`awards\[\d\]\.image`/g)).toHaveLength(9);
  for (const claim of ["home", "legal", "stats[1]", "reviews[6]", "questions[1].answer", "cities"]) {
    expect(claims).toContain(`\`${claim}\``);
  }
  expect(others).toMatch(/`legal.copyright` .* names another year/);
  expect(others).toMatch(/`links` .* have no `privacyPolicy`/);
});
