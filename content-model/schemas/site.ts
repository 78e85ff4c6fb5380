import {
  altText,
  clockTime,
  drawnText,
  email,
  enumeration,
  fixedText,
  httpsUrl,
  imagePath,
  list,
  object,
  phone,
  position,
  siteUrl,
  stateCode,
  text,
  zipCode,
} from "../fields";
import { SECTION_IDS } from "./pages";

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** Returns the days from the first to the last one; none if the last one is earlier in the week. */
export function openDays(from: Weekday, to: Weekday): Weekday[] {
  return WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1);
}

/** The time zones that src/lib/opening-hours.ts knows. */
const TIME_ZONES = ["Eastern", "Central", "Mountain", "Arizona", "Pacific", "Alaska", "Hawaii"] as const;

const openingHours = object("SiteHours", "Opening hours of some days", {
  from: enumeration("First day", "Weekday", WEEKDAYS),
  to: enumeration("Last day", "Weekday", WEEKDAYS),
  opens: clockTime("Opens at"),
  closes: clockTime("Closes at").describe("23:59 (11:59 PM) is midnight; open 24 hours is from 00:00 to 23:59."),
});

const profile = object("SiteProfile", "A profile of the firm on another site", {
  label: text("Words of the link", { max: 40, example: "State Bar directory" }),
  url: httpsUrl("Address of the profile"),
});

const navigationItem = object("SiteNavigationItem", "A link in the header", {
  label: text("Words of the link", { max: 14 }),
  section: enumeration("Section it leads to", "SectionId", SECTION_IDS),
});

const admission = object("SiteAdmission", "Where one attorney is admitted", {
  attorney: text("Attorney", { max: 60 }),
  jurisdictions: list("States and courts", text("A state or court", { max: 60, example: "Michigan" }), {
    noun: "states or courts",
    max: 12,
  }),
});

export const site = object("SiteJson", "The firm, its contact, links and legal lines", {
  firm: object("SiteFirm", "The firm", {
    name: drawnText("Name of the firm", { max: 60 }),
    shortName: text("Short name", { max: 32 }).describe("Shown in the header beside the seal."),
    descriptor: drawnText("What the firm is, in a few words", { max: 60 }).describe("Shown under the short name."),
    logo: object("SiteLogo", "Logo", {
      image: imagePath("Logo file", {
        example: "./images/logo.svg",
        formats: ["svg", "png"],
        longestSideAtLeast: 512,
      }).describe("An SVG, or a PNG with a side of at least 512 pixels."),
      alt: altText("What the logo shows").describe("For people who do not see it."),
    })
      .describe("Optional. Shown in the header, footer and icons, which otherwise show a drawn seal.")
      .optional(),
  }),
  url: siteUrl("Address of this website", { example: "https://www.example.com" }).describe(
    "Only https:// and the domain.",
  ),
  contact: object("SiteContact", "Contact", {
    phone: phone("Phone number").describe("Every call button dials it."),
    email: email("Email address"),
    address: object("SiteAddress", "Postal address", {
      street: text("Street and suite", { max: 80 }),
      city: text("City", { max: 40 }),
      region: stateCode("State").describe("Two letters."),
      postalCode: zipCode("ZIP code"),
    }),
    geo: object("SiteGeo", "Position of the office on the map", position),
    timeZone: enumeration("Time zone of the opening hours", "TimeZone", TIME_ZONES).describe(
      "Outside of the opening hours, the website offers a consultation before a call.",
    ),
    hours: list("Opening hours", openingHours, {
      noun: "opening hours",
      max: 2 * WEEKDAYS.length,
      summary: ["from", "to", "opens", "closes"],
    }),
    afterHours: text("What happens after hours", { max: 120, example: "After hours, please leave a message." })
      .describe("Optional. What a caller hears when the office is closed, and when somebody calls back.")
      .optional(),
  }),
  links: object("SiteLinks", "External links", {
    deedGuideForm: httpsUrl("Form for the deed guide").describe("The external form; opens in a new tab."),
    propertyGuide: httpsUrl("The property guide").describe("The guide itself, for visitors who have sent the form."),
    consultation: httpsUrl("Consultation scheduling").describe(
      "The external calendar for the free 15-minute consultation.",
    ),
    privacyPolicy: httpsUrl("Privacy policy")
      .describe("Optional. Shown in the footer. May be a page of this site.")
      .optional(),
  }),
  profiles: list("Profiles", profile, { noun: "profiles", max: 12 })
    .describe("Optional. Public profiles of the firm on other sites, for the footer and for search engines.")
    .optional(),
  analytics: object("SiteAnalytics", "Cookieless analytics", {
    endpoint: httpsUrl("Where events are sent", { example: "https://plausible.io/api/event" }).describe(
      "The address that the analytics service gives you. It must be a service without cookies that works like Plausible.",
    ),
  })
    .describe("Optional. Without it, nothing is counted and nothing is sent.")
    .optional(),
  // The header has room for five links. Six long links would fill three rows at 1024 px.
  navigation: list("Links in the header and the footer", navigationItem, { noun: "links", max: 5 }),
  actions: object("CallToAction", "Words on buttons that occur more than once", {
    call: text("Call button", { max: 24 }),
    guide: text("Guide button", { max: 40 }),
    downloadGuide: text("Download button", { max: 40 }),
    schedule: text("Consultation button", { max: 40 }),
  }),
  labels: object("SiteLabels", "Words for screen readers, and small labels", {
    skipToContent: text("Skip link", { max: 40 }).describe("First link of the page, for the keyboard."),
    mainNavigation: text("Name of the header's menu", { max: 40 }),
    opensNewTab: text("Says that a link opens a new tab", { max: 40 }),
    openHours: text("Before the hours, in the call button's tooltip", { max: 40 }),
  }),
  footer: object("SiteFooter", "Footer", {
    quickLinksHeading: text("Heading of the links", { max: 40 }),
    contactHeading: text("Heading of the contact", { max: 40 }),
    legalHeading: text("Heading of the legal lines", { max: 40 }),
    privacyPolicy: text("Link to the privacy policy", { max: 40 }),
  }),
  legal: object("SiteLegal", "Legal lines", {
    responsibleLabel: text("Words before the responsible lawyer", { max: 60 }),
    responsibleLawyer: object("SiteLawyer", "Responsible lawyer", {
      name: text("Name", { max: 60 }),
      office: text("Office", { max: 100 }).describe("The whole address: Ohio's rule 7.2 asks for it."),
      phone: phone("Phone number of that office"),
    }).describe("A lawyer who answers for this advertising, and how to reach them (MRPC 7.2)."),
    admissionsLabel: text("Words before the admissions", { max: 60 }),
    admissions: list("Admissions", admission, { noun: "attorneys", max: 12 }).describe(
      "Where the attorneys are admitted.",
    ),
    advertisingNotice: text("Advertising notice", { max: 200 }),
    noRelationshipNotice: text("No attorney-client relationship", { max: 300 }),
    copyright: text("Copyright line", { max: 120 }).describe("Without a © sign. The site shows the line as it is."),
  }),
  sampleNotice: text("Sample notice", { max: 160 }).describe(
    "The discreet line shown while the site still has sample content.",
  ),
  errorScreen: object("SiteErrorScreen", "Screen shown when the page breaks", {
    title: fixedText("Headline", "Unexpected Application Error!"),
    text: text("What to do now", { max: 200 }),
    homeLink: text("Words of the way home", { max: 40 }),
  }),
});
