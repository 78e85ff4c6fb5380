import { enumeration, imagePath, isoDate, list, object, optional, text } from "../fields";

/** The keys of `site.links` that a step on the thank-you page can link to. */
const STEP_LINKS = ["deedGuideForm", "propertyGuide", "consultation"] as const;

/** Shown to editors. No disclaimer permits what MRPC 7.1 forbids (docs/legal-notes.md). */
const DISCLAIMER_HELP = "Keeps visitors from expecting the same result (MRPC 7.1).";

/** The fields at the start of most sections. */
const opening = { heading: text("Heading", { max: 70 }), intro: text("Introduction", { max: 260 }) };

const seo = object("For search engines", "Seo", {
  title: text("Page title", { max: 43 }).describe("For the browser's tab and for search results."),
  description: text("Page description", { max: 170 }).describe("For search results."),
}).meta({ claim: true });

const fact = object("Fact", "LandingFact", {
  term: text("Label", { max: 40 }),
  detail: text("Fact", { max: 80 }),
  source: optional(text("Where it comes from", { max: 120 }).describe("Optional.")),
  asOf: optional(isoDate("As of").describe("Optional.")),
});

const practicalLine = object("Practical line", "LandingPracticalLine", {
  label: text("Label", { max: 24 }).describe('For example "Languages", "Visits", "Parking" or "Fees".'),
  text: text("Text", { max: 120 }),
});

/** The words of each section of the landing page, from top to bottom. */
const sections = {
  home: object("Top of the home page", "LandingHome", {
    eyebrow: text("Line above the headline", { max: 60 }),
    headline: text("Headline", { max: 80 }),
    lead: text("Sentence under the headline", { max: 220 }),
    countiesLabel: text("Words before the counties", { max: 40 }),
    counties: list("Counties served", text("County", { max: 34 }), { max: 40 }).describe(
      'For example "Oakland". The map beside them is a drawing: for other counties, it has to be drawn again.',
    ),
    offer: text("Offer above the phone number", { max: 90 }).describe(
      "Do not promise that every call is free: only the consultation is.",
    ),
    callNote: text("Words after the opening hours, by the phone", { max: 90 }),
    scheduleNote: text("Words before the link that schedules a consultation", { max: 60 }),
    guideButton: text("Guide button", { max: 44 }),
    guideNote: text("Small line under the guide button", { max: 80 }),
  }).meta({ claim: true }),
  awards: object("Figures and badges", "LandingAwards", {
    heading: text("Heading of the figures", { max: 70 }),
    disclaimer: text("Disclaimer below the figures", { max: 240 }).describe(DISCLAIMER_HELP),
    sourcesHeading: text("Heading of where the figures come from", { max: 70 }),
    badgesHeading: text("Heading of the badges", { max: 70 }),
  }).meta({ claim: true }),
  services: object("Services", "LandingServices", {
    ...opening,
    actionText: text("Sentence beside the buttons below the services", { max: 140 }),
  }).meta({ claim: true }),
  faq: object("Frequent questions", "LandingFaq", {
    heading: opening.heading,
    intro: opening.intro.describe("Shown while no question has an answer: where to ask, and why not here."),
    panelHeading: text("Heading beside the questions", { max: 70 }),
    panelText: text("Text beside the questions", { max: 240 }),
  }).meta({ claim: true }),
  reviews: object("Client reviews", "LandingReviews", {
    ...opening,
    disclaimer: text("Disclaimer below the reviews", { max: 240 }).describe(DISCLAIMER_HELP),
  }).meta({ claim: true }),
  about: object("About the founding attorney", "LandingAbout", {
    heading: text("Heading", { max: 70 }).describe("Best with the attorney's name in it."),
    name: text("Attorney's name", { max: 60 }).describe("Shown under the quote."),
    role: text("Attorney's role", { max: 80 }),
    portrait: optional(
      object("Portrait", "LandingPortrait", {
        image: imagePath("Portrait", { minSide: 640 }).describe("An upright photo (4:5), at least 640 pixels wide."),
        alt: text("What the portrait shows", { max: 160 }).describe("For people who cannot see it."),
      }).describe("Optional. Without it, the firm's seal takes its place."),
    ),
    biography: list("Biography", text("Paragraph", { max: 700 }), { max: 30 }),
    since: text("Since when the attorney practices", { max: 20 }).describe(
      'Also on the seal. For example "Since 1990".',
    ),
    facts: list("Facts beside the portrait", fact, { max: 30, unique: ["term"] }),
    quote: text("Quote", { max: 260 }).describe("Without quotation marks: the page adds them."),
  }).meta({ claim: true }),
  guide: object("Guide download", "LandingGuide", {
    heading: text("Heading", { max: 70 }),
    text: text("Text", { max: 300 }),
    title: text("Title of the guide", { max: 50 }).describe("On the picture of the guide."),
    contentsHeading: text("Heading of what is inside", { max: 60 }),
    chapters: list("What is inside", text("Chapter", { max: 90 }), { max: 50 }),
    assurances: list("Assurances", text("Assurance", { max: 30 }), { max: 30 }),
  }).meta({ claim: true }),
  cities: object("Cities We Serve", "LandingCities", opening).meta({ claim: true }),
  contact: object("Contact", "LandingContact", {
    ...opening,
    whenYouCall: object("What happens when you call", "LandingWhenYouCall", {
      heading: text("Heading", { max: 60 }),
      steps: list("What happens", text("Step", { max: 160 }), { max: 20 }),
    }),
    practicalLines: optional(list("Practical lines", practicalLine, { min: 0, max: 12, unique: ["label"] })),
  }).meta({ claim: true }),
};

export const landing = object("Words of the home page", "LandingJson", { seo, ...sections });

/** The landing page's section ids. */
export const SECTION_IDS = Object.keys(sections) as (keyof typeof sections)[];

const step = object("Step", "ThankYouStep", {
  title: text("Title", { max: 70 }),
  text: text("Text", { max: 240 }),
  button: text("Link text", { max: 50 }),
  link: enumeration("Where it leads", "ExternalLinkName", STEP_LINKS),
});

export const thankYou = object("Words of the thank-you page", "ThankYouJson", {
  seo,
  heading: text("Heading", { max: 60 }),
  message: text("Message", { max: 260 }),
  banner: object("Call Now banner", "ThankYouBanner", { text: text("Text of the Call Now banner", { max: 160 }) }),
  stepsHeading: text("Heading of the steps", { max: 60 }),
  steps: list("Steps", step, { max: 3, unique: ["link"] }),
  consultation: object("What the consultation does", "ThankYouConsultation", {
    heading: text("Heading", { max: 70 }),
    points: list("What the call does", text("Point", { max: 120 }), { max: 30 }),
  }),
}).meta({ claim: true });

export const notFound = object("Words for a missing page", "NotFoundJson", {
  seo,
  text: text("Text", { max: 220 }),
}).meta({ claim: true });
