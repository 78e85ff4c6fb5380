import * as z from "zod";
import {
  clockTime,
  email,
  enumeration,
  httpsUrl,
  list,
  object,
  optional,
  pageOrUrl,
  phone,
  siteUrl,
  stateCode,
  text,
  zipCode,
} from "../fields";
import { SECTION_IDS } from "./pages";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const dayOf = (day: (typeof WEEKDAYS)[number]) => WEEKDAYS.indexOf(day);

const openingHours = object("Hours", "SiteHours", {
  from: enumeration("First day", "Weekday", WEEKDAYS),
  to: optional(enumeration("Last day", "Weekday", WEEKDAYS).describe("Leave it out for a single day.")),
  opens: clockTime("Opens at").describe('On the 24-hour clock, as in "09:00".'),
  closes: clockTime("Closes at").describe('As in "17:30".'),
})
  .refine(({ from, to }) => !to || dayOf(from) <= dayOf(to), {
    path: ["to"],
    error: "comes before the first day (the week begins on Monday); make it two entries",
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    error: "is not after “Opens at”; correct one of the two",
  });

const navigationItem = object("Link", "SiteNavigationItem", {
  label: text("Link text", { max: 12 }),
  section: enumeration("Section it leads to", "SectionId", SECTION_IDS),
});

const admission = object("Attorney", "SiteAdmission", {
  attorney: text("Attorney", { max: 60 }),
  jurisdictions: list("States and courts", text("State or court", { max: 60 }), { max: 12 }),
});

export const site = object("The firm, its contact, links and legal lines", "SiteJson", {
  sample: optional(
    z.boolean().meta({
      title: "The site shows sample content",
      description: "While this is on, every page says so, and search engines are kept out. Turn it off for the launch.",
    }),
  ),
  firm: object("The firm", "SiteFirm", {
    name: text("Name of the firm", { max: 60 }),
    shortName: text("Short name", { max: 24 }).describe("Shown in the header beside the seal."),
    descriptor: text("What the firm is, in a few words", { max: 44 }).describe("Shown under the short name."),
  }).meta({ claim: true }),
  url: siteUrl("Address of this website").describe("Only https:// and the domain."),
  contact: object("Contact", "SiteContact", {
    phone: phone("Phone number").describe('Every call button dials it. Write it like "(248) 555-0134".'),
    email: email("Email address").max(60),
    address: object("Postal address", "SiteAddress", {
      street: text("Street and suite", { max: 80 }),
      city: text("City", { max: 40 }).describe("The map names it, too, and would have to be drawn again."),
      region: stateCode("State"),
      postalCode: zipCode("ZIP code"),
    }),
    geo: object("Position of the office on a map", "SiteGeo", {
      latitude: z.number().min(17).max(72).meta({ title: "Latitude", description: "Degrees north." }),
      longitude: z.number().min(-180).max(-64).meta({ title: "Longitude", description: "Degrees; west is negative." }),
    }),
    hours: list("Opening hours", openingHours, { max: 14 }),
    afterHours: optional(text("What happens after hours", { max: 120 }).describe("Optional. When you call back.")),
  }).meta({ claim: true }),
  links: object("Links to other sites", "SiteLinks", {
    deedGuideForm: httpsUrl("Form for the deed guide").describe("The external form; opens in a new tab."),
    propertyGuide: httpsUrl("The property guide").describe("The guide itself, for visitors who have sent the form."),
    consultation: httpsUrl("Consultation scheduling").describe("The calendar for the free 15-minute consultation."),
    reviews: optional(httpsUrl("All reviews").describe("Optional. For “See them all”.").meta({ claim: true })),
    privacyPolicy: optional(
      pageOrUrl("Privacy policy").describe('Optional. In the footer: an address, or a page of this site, "/privacy/".'),
    ),
  }),
  // The header has room for four links.
  navigation: list("Links in the header and the footer", navigationItem, { max: 4, unique: ["section"] }),
  actions: object("Labels of buttons used in several places", "SiteActions", {
    call: text("Call button", { max: 12 }),
    guide: text("Guide button", { max: 40 }),
    downloadGuide: text("Download button", { max: 40 }),
    schedule: text("Consultation button", { max: 40 }),
  }).meta({ claim: true }),
  legal: object("Legal lines", "SiteLegal", {
    privacyPolicy: text("Link to the privacy policy", { max: 40 }),
    responsibleLabel: text("Words before the responsible lawyer", { max: 60 }),
    responsibleLawyer: object("Responsible lawyer", "SiteLawyer", {
      name: text("Name", { max: 60 }),
      office: text("Office", { max: 100 }).describe("The whole address: Ohio's rule 7.2 asks for it."),
      phone: phone("Phone number of that office"),
    }).describe("A lawyer who answers for this advertising, and how to reach them (MRPC 7.2)."),
    admissionsLabel: text("Words before the admissions", { max: 60 }),
    admissions: list("Admissions", admission, { max: 12, unique: ["attorney"] }).describe(
      "Where the attorneys are admitted.",
    ),
    advertisingNotice: text("Advertising notice", { max: 200 }),
    noRelationshipNotice: text("No attorney-client relationship", { max: 300 }),
    copyright: text("Copyright line", { max: 120 }).describe("Without a © sign. The site shows the line as it is."),
  }).meta({ claim: true }),
});
