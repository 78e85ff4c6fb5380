/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checkContent } from "../../content-model/check";
import { listProblems } from "../../content-model/report";
import { CONTENT_NAMES, type JsonSchema, schemaAt } from "../../content-model/schemas";
import { edit, folder, problems } from "../../test/helpers/content-copy";
import { findLaunchItems } from "./launch-items";
import type { ValidContent } from "./run-on-content";

/** Gives the fixtures numbers and addresses of a real firm. */
function makeReal(): void {
  for (const place of ["contact.phone", "legal.responsibleLawyer.phone"]) edit(`site.${place}`, "(248) 555-2134");
  edit("site.contact.email", "office@firm.test");
  edit("site.url", "https://www.firm.test");
  for (const link of ["deedGuideForm", "propertyGuide", "consultation", "privacyPolicy"]) {
    edit(`site.links.${link}`, "https://a.test/");
  }
}

const REVIEW =
  "After the divorce, my former husband’s name had to come off the deed.  They drafted a new deed, and he signed it. They told me what it could not do: the loan was up to the bank.";

test("once `sample` is off, what was invented for it is refused, and nothing else", async () => {
  makeReal();
  edit("site.sample", false);
  // It is made up as a name, but true as a role.
  edit("landing.about.role", "Founding Attorney");
  expect(await problems()).toBe("No problems in the content.");
  edit("site.contact.email", "office@mail.example.com");
  edit("site.firm.name", "SOUTHEAST MICHIGAN Deed & Property Law");
  edit("landing.home.lead", "We help (sample).");
  edit("reviews.reviews.1.fullText", REVIEW);
  const found = await problems();
  for (const field of ["contact.email", "firm.name", "home.lead", "reviews[2].fullText"]) {
    expect(found).toContain(`\`${field}\` (`);
  }
  expect(found).toMatch(/is an example, or the sample's; write the firm's own.*\n\n4 problems/s);
});

test("the launch list has what was invented, what a lawyer approves, and what is missing", async () => {
  edit("site.links.privacyPolicy", undefined);
  edit("site.legal.copyright", "Copyright 1990–2020.");
  edit("faq.questions.0.answer", "Often.");
  const items = findLaunchItems((await checkContent(folder)) as ValidContent);
  expect(listProblems(items.invented)).toMatch(/contact.phone` .* is an example/);
  const claims = listProblems(items.claims);
  const places = ["home", "contact", "actions", "legal", "stats[1]", "reviews[6]", "questions[1].answer", "cities"];
  for (const place of places) expect(claims).toContain(`\`${place}\``);
  expect(claims).toContain("content/notFound.json:1:1: This file");
  expect(listProblems(items.others)).toMatch(/`links` .* have no `privacyPolicy`.*`legal.copyright` .* does not name/s);
});

test("the launch list has every field of the legal notes", () => {
  /** `landing: home.lead`, and `about.quote` of the same file. */
  const PLACE = new RegExp(`\`(?:(${CONTENT_NAMES.join("|")})(?:: |(?=\`)))?([\\w.]*)\``, "g");
  const isClaim = ({ claim, items, properties }: JsonSchema): boolean =>
    claim ?? (items ? isClaim(items) : properties !== undefined && Object.values(properties).every(isClaim));
  const isListed = (path: string[]) =>
    path.some((_key, index) => schemaAt(path.slice(0, index + 1))?.claim) || isClaim(schemaAt(path) ?? {});
  let file = "";
  const missing = [...readFileSync("docs/legal-notes.md", "utf8").matchAll(PLACE)].flatMap(([, name, field = ""]) => {
    file = name ?? file;
    const path = [file, ...field.split(".").filter(Boolean)];
    return isListed(path) ? [] : [path.join(".")];
  });
  expect(missing).toEqual([]);
});
