import type { z } from "zod";
import {
  altText,
  boolean,
  clockTime,
  decimal,
  email,
  enumeration,
  httpsUrl,
  id,
  imagePath,
  integer,
  isoDate,
  list,
  object,
  phone,
  siteUrl,
  stateCode,
  text,
  zipCode,
} from "./fields";

/**
 * Limits: a text may be as long as its place in the layout carries. A list may grow to ten times what the site was
 * made with, unless something in the world ends it earlier (seven weekdays, nine sections).
 */

/**
 * The shape of every content file. This is the one source: the content check validates with it,
 * the GraphQL types (`graphql-types.ts`) and the editors' JSON Schemas (`json-schemas.ts`) are generated from it.
 *
 * The key of `CONTENT_SCHEMAS` is the file's name without ".json".
 */

/** Ids of the sections of the landing page, in their order on the page (docs: Handles). */
export const SECTION_IDS = [
  "home",
  "awards",
  "services",
  "faq",
  "reviews",
  "about",
  "guide",
  "cities",
  "contact",
] as const;

/** Names under which `src/components/ui/ServiceIcon.tsx` draws a picture. */
export const SERVICE_ICONS = [
  "quitclaim",
  "warranty",
  "ladyBird",
  "probate",
  "title",
  "transfer",
  "trust",
  "landContract",
  "boundary",
] as const;

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Keys of `site.links`, to which steps on the thank-you page refer. */
export const EXTERNAL_LINKS = ["deedGuideForm", "propertyGuide", "consultation"] as const;

/** How an editor names a county; gatsby/county-map knows them all. */
const COUNTY_HELP = 'The name alone, as in "Oakland"; in another state than the office, with that state: "Lucas, OH".';

const seo = object(
  "Seo",
  {
    title: text({
      title: "Page title",
      description: "Shown in the browser's tab and as the headline of a search result.",
      min: 5,
      max: 70,
    }),
    description: text({
      title: "Page description",
      description: "Shown under the headline of a search result.",
      min: 30,
      max: 170,
    }),
  },
  { title: "For search engines" },
);

const site = object(
  "SiteJson",
  {
    firm: object(
      "SiteFirm",
      {
        name: text({ title: "Name of the firm", max: 60 }),
        shortName: text({ title: "Short name", description: "Stands in the header beside the seal.", max: 32 }),
        descriptor: text({
          title: "What the firm is, in a few words",
          description: "Stands under the short name.",
          max: 60,
        }),
        foundedYear: integer({
          title: "Practicing since",
          description: "The year, as claimed on the page (spec: 1990). No date on the site may be earlier.",
          min: 1850,
          max: 2100,
        }),
        logo: object(
          "SiteLogo",
          {
            image: imagePath({
              title: "Logo file",
              description: "An SVG, or a PNG with a side of at least 512 pixels, in content/images.",
              example: "./images/logo.svg",
              formats: ["svg", "png"],
              longestSideAtLeast: 512,
            }),
            alt: altText({ title: "What the logo shows", description: "For those who do not see it." }),
          },
          {
            title: "Logo",
            description: "Optional. Stands in header, footer and icons; without it, a drawn seal stands there.",
          },
        ).optional(),
      },
      { title: "The firm" },
    ),
    url: siteUrl({
      title: "Address of this website",
      description: "Only https:// and the domain.",
      example: "https://www.example.com",
    }),
    contact: object(
      "SiteContact",
      {
        phone: phone({ title: "Phone number", description: "Every call button dials it." }),
        email: email({ title: "Email address" }),
        address: object(
          "SiteAddress",
          {
            street: text({ title: "Street and suite", max: 80 }),
            city: text({ title: "City", max: 40 }),
            region: stateCode({ title: "State", description: "Two letters." }),
            postalCode: zipCode({ title: "ZIP code" }),
          },
          { title: "Postal address" },
        ),
        geo: object(
          "SiteGeo",
          {
            latitude: decimal({ title: "Latitude", description: "Degrees north.", min: 17, max: 72 }),
            longitude: decimal({ title: "Longitude", description: "Degrees; west is negative.", min: -180, max: -64 }),
          },
          { title: "Position of the office on the map" },
        ),
        hours: list(
          object(
            "SiteHours",
            {
              from: enumeration("Weekday", WEEKDAYS, { title: "First day" }),
              to: enumeration("Weekday", WEEKDAYS, { title: "Last day" }),
              opens: clockTime({ title: "Opens at", description: "24-hour clock." }),
              closes: clockTime({ title: "Closes at", description: "24-hour clock." }),
            },
            { title: "Opening hours of some days" },
          ),
          { title: "Opening hours", noun: "opening hours", min: 1, max: 2 * WEEKDAYS.length },
        ),
      },
      { title: "Contact" },
    ),
    links: object(
      "SiteLinks",
      {
        deedGuideForm: httpsUrl({
          title: "Form for the deed guide",
          description: "The external form; opens in a new tab.",
        }),
        propertyGuide: httpsUrl({
          title: "The property guide",
          description: "Where the guide itself is read, after the form was sent.",
        }),
        consultation: httpsUrl({
          title: "Consultation scheduling",
          description: "The external calendar for the free 15-minute consultation.",
        }),
        privacyPolicy: httpsUrl({
          title: "Privacy policy",
          description: "Optional. Shown in the footer. May be a page of this site.",
        }).optional(),
      },
      { title: "External links" },
    ),
    profiles: list(
      object(
        "SiteProfile",
        {
          label: text({ title: "Words of the link", max: 40, example: "State Bar directory" }),
          url: httpsUrl({ title: "Address of the profile" }),
        },
        { title: "A profile of the firm on another site" },
      ),
      {
        title: "Profiles",
        description: "Optional. Public profiles of the firm on other sites, for the footer and for search engines.",
        noun: "profiles",
        min: 1,
        max: 12,
      },
    ).optional(),
    analytics: object(
      "SiteAnalytics",
      {
        endpoint: httpsUrl({
          title: "Where events are sent",
          description: "Address of a cookieless service that takes Plausible's event format.",
          example: "https://plausible.io/api/event",
        }),
      },
      {
        title: "Cookieless analytics",
        description:
          "Optional. Without it, nothing is counted and nothing is sent. docs/analytics.md tells what is sent.",
      },
    ).optional(),
    navigation: list(
      object(
        "SiteNavigationItem",
        {
          label: text({ title: "Words of the link", max: 14 }),
          section: enumeration("SectionId", SECTION_IDS, { title: "Section it leads to" }),
        },
        { title: "A link in the header" },
      ),
      // As many as stand in one line beside the firm's name.
      { title: "Links in the header and the footer", noun: "links", min: 1, max: 5 },
    ),
    actions: object(
      "CallToAction",
      {
        call: text({ title: "Call button", max: 24 }),
        guide: text({ title: "Guide button", max: 40 }),
        downloadGuide: text({ title: "Download button", max: 40 }),
        schedule: text({ title: "Consultation button", max: 40 }),
      },
      { title: "Words on buttons that occur more than once" },
    ),
    labels: object(
      "SiteLabels",
      {
        skipToContent: text({ title: "Skip link", description: "First link of the page, for the keyboard.", max: 40 }),
        mainNavigation: text({ title: "Name of the header's menu", max: 40 }),
        opensNewTab: text({ title: "Says that a link opens a new tab", max: 40 }),
        openHours: text({ title: "Before the hours, in the call button's tooltip", max: 40 }),
      },
      { title: "Words for assistive technology and small labels" },
    ),
    footer: object(
      "SiteFooter",
      {
        quickLinksHeading: text({ title: "Heading of the links", max: 40 }),
        contactHeading: text({ title: "Heading of the contact", max: 40 }),
        legalHeading: text({ title: "Heading of the legal lines", max: 40 }),
        privacyPolicy: text({ title: "Link to the privacy policy", max: 40 }),
      },
      { title: "Footer" },
    ),
    legal: object(
      "SiteLegal",
      {
        responsibleLabel: text({ title: "Words before the responsible lawyer", max: 60 }),
        responsibleLawyer: object(
          "SiteLawyer",
          {
            name: text({ title: "Name", max: 60 }),
            office: text({ title: "Office", description: "City and state, or the whole address.", max: 100 }),
            phone: phone({ title: "Phone number of that office" }),
          },
          {
            title: "Responsible lawyer",
            description: "A lawyer who answers for this advertising, and how to reach them (MRPC 7.2).",
          },
        ),
        admissionsLabel: text({ title: "Words before the admissions", max: 60 }),
        admissions: list(
          object(
            "SiteAdmission",
            {
              attorney: text({ title: "Attorney", max: 60 }),
              jurisdictions: list(text({ title: "A state or court", max: 60, example: "Michigan" }), {
                title: "States and courts",
                noun: "states or courts",
                min: 1,
                max: 12,
              }),
            },
            { title: "Where one attorney is admitted" },
          ),
          { title: "Admissions", description: "Where the attorneys are admitted.", noun: "attorneys", min: 1, max: 12 },
        ),
        advertisingNotice: text({ title: "Advertising notice", max: 200 }),
        resultsDisclaimer: text({
          title: "Results disclaimer",
          description: "Stands beside the figures and the reviews (MRPC 7.1).",
          max: 240,
        }),
        noRelationshipNotice: text({ title: "No attorney-client relationship", max: 300 }),
        copyright: text({
          title: "Copyright line",
          description: "Without the year's sign; the line is shown as it is.",
          max: 120,
        }),
      },
      { title: "Legal lines" },
    ),
    sampleNotice: text({
      title: "Sample notice",
      description: "The discreet line shown while anything on the site is still sample.",
      max: 160,
    }),
    errorScreen: object(
      "SiteErrorScreen",
      {
        title: text({
          title: "Headline",
          description: 'Fixed by the specification: "Unexpected Application Error!"',
          max: 60,
        }),
        text: text({ title: "What to do now", max: 200 }),
        homeLink: text({ title: "Words of the way home", max: 40 }),
      },
      { title: "Screen shown when the page breaks" },
    ),
  },
  { title: "The firm, its contact, links and legal lines" },
);

const landing = object(
  "LandingJson",
  {
    seo,
    hero: object(
      "LandingHero",
      {
        eyebrow: text({ title: "Line above the headline", max: 60 }),
        headline: text({ title: "Headline", min: 10, max: 80 }),
        lead: text({ title: "Sentence under the headline", max: 220 }),
        countiesLabel: text({ title: "Words before the counties", max: 40 }),
        counties: list(text({ title: "A county", description: COUNTY_HELP, max: 34 }), {
          title: "Counties served",
          description: COUNTY_HELP,
          noun: "counties",
          min: 1,
          max: 40,
        }),
        guideButton: text({ title: "Guide button", max: 44 }),
        guideNote: text({ title: "Small line under the guide button", max: 80 }),
        map: object(
          "LandingMap",
          {
            line: object(
              "LandingMapLine",
              {
                label: text({ title: "Words at the line", max: 40 }),
                latitude: decimal({ title: "Latitude", description: "Degrees north.", min: 17, max: 72 }),
              },
              { title: "A survey line", description: "Optional. A line from west to east, such as a base line." },
            ).optional(),
            water: object(
              "LandingMapWater",
              {
                label: text({ title: "Words on the water", max: 30 }),
                latitude: decimal({ title: "Latitude", description: "Degrees north.", min: 17, max: 72 }),
                longitude: decimal({
                  title: "Longitude",
                  description: "Degrees; west is negative.",
                  min: -180,
                  max: -64,
                }),
              },
              { title: "A lake or river", description: "Optional. The name of a water beside the counties." },
            ).optional(),
          },
          {
            title: "Names on the map",
            description: "Optional. The map itself is drawn from the counties and the position of the office.",
          },
        ).optional(),
      },
      { title: "Hero" },
    ),
    awards: object(
      "LandingAwards",
      {
        heading: text({ title: "Heading of the figures", max: 70 }),
        sourceLabel: text({ title: "Word before a figure's source", max: 30 }),
        badgesHeading: text({ title: "Heading of the badges", max: 70 }),
        stripLabel: text({ title: "Name of the moving strip, for screen readers", max: 60 }),
        pause: text({ title: "Pause button", max: 40 }),
        play: text({ title: "Play button", max: 40 }),
      },
      { title: "Figures and badges" },
    ),
    services: object(
      "LandingServices",
      { heading: text({ title: "Heading", max: 70 }), intro: text({ title: "Introduction", max: 260 }) },
      { title: "Services" },
    ),
    faq: object(
      "LandingFaq",
      {
        heading: text({ title: "Heading", max: 70 }),
        intro: text({ title: "Introduction", max: 260 }),
        askByPhone: text({ title: "Link beside a question without an answer", max: 40 }),
        panelHeading: text({ title: "Heading beside the questions", max: 70 }),
        panelText: text({ title: "Text beside the questions", max: 240 }),
      },
      { title: "Frequent questions" },
    ),
    reviews: object(
      "LandingReviews",
      {
        heading: text({ title: "Heading", max: 70 }),
        intro: text({ title: "Introduction", max: 260 }),
        carouselLabel: text({ title: "Name of the carousel, for screen readers", max: 60 }),
        carouselRole: text({ title: "What a carousel is called", description: "For screen readers.", max: 30 }),
        slideRole: text({ title: "What a slide is called", description: "For screen readers.", max: 30 }),
        of: text({ title: 'The word in "2 of 6"', max: 10 }),
        previous: text({ title: "Previous arrow", description: 'Fixed: "Previous review".', max: 40 }),
        next: text({ title: "Next arrow", description: 'Fixed: "Next review".', max: 40 }),
        readMore: text({ title: "Button that opens a review", max: 20 }),
        readLess: text({ title: "Button that closes a review", max: 20 }),
      },
      { title: "Client reviews" },
    ),
    about: object(
      "LandingAbout",
      {
        heading: text({ title: "Heading", max: 70 }),
        name: text({ title: "Attorney's name", max: 60 }),
        role: text({ title: "Attorney's role", max: 80 }),
        portrait: object(
          "LandingPortrait",
          {
            image: imagePath({
              title: "Portrait",
              description: "A photograph in content/images, upright (4 wide, 5 high), at least 640 pixels wide.",
              example: "./images/portrait.jpg",
              formats: ["jpeg", "png", "webp", "avif"],
              sidesAtLeast: 640,
            }),
            alt: altText({ title: "What the portrait shows", description: "For those who do not see it." }),
            caption: text({ title: "Line under the portrait", description: "Optional.", max: 80 }).optional(),
          },
          { title: "Portrait", description: "Optional. Without it, the biography takes its place." },
        ).optional(),
        biography: list(text({ title: "A paragraph", max: 700 }), {
          title: "Biography",
          noun: "paragraphs",
          min: 1,
          max: 30,
        }),
        facts: list(
          object(
            "LandingFact",
            {
              term: text({ title: "Label", max: 40 }),
              detail: text({ title: "Fact", max: 80 }),
              source: text({ title: "Where it comes from", description: "Optional.", max: 120 }).optional(),
              asOf: isoDate({ title: "As of", description: "Optional." }).optional(),
            },
            { title: "A fact" },
          ),
          { title: "Facts beside the portrait", noun: "facts", min: 1, max: 30 },
        ),
        quote: text({ title: "Quote", max: 260 }),
        quoteAttribution: text({ title: "Who says it", max: 80 }),
      },
      { title: "About the founding attorney" },
    ),
    guide: object(
      "LandingGuide",
      {
        heading: text({ title: "Heading", max: 70 }),
        text: text({ title: "Text", max: 300 }),
        contentsHeading: text({ title: "Heading of what is inside", max: 60 }),
        contents: list(text({ title: "A chapter", max: 90 }), {
          title: "What is inside",
          noun: "chapters",
          min: 1,
          max: 50,
        }),
        assurances: list(text({ title: "An assurance", max: 30 }), {
          title: "Assurances",
          noun: "assurances",
          min: 1,
          max: 30,
        }),
      },
      { title: "Guide download" },
    ),
    cities: object(
      "LandingCities",
      { heading: text({ title: "Heading", max: 70 }), intro: text({ title: "Introduction", max: 260 }) },
      { title: "Cities We Serve" },
    ),
    contact: object(
      "LandingContact",
      {
        heading: text({ title: "Heading", max: 70 }),
        intro: text({ title: "Introduction", max: 260 }),
        phoneLabel: text({ title: "Label of the phone", max: 30 }),
        emailLabel: text({ title: "Label of the email", max: 30 }),
        addressLabel: text({ title: "Label of the address", max: 30 }),
        hoursLabel: text({ title: "Label of the hours", max: 30 }),
      },
      { title: "Contact" },
    ),
  },
  { title: "Words of the landing page" },
);

const stats = object(
  "StatsJson",
  {
    stats: list(
      object(
        "Stat",
        {
          number: integer({
            title: "Figure",
            description: "Digits only; the comma is set by the page.",
            min: 0,
            max: 99_999_999,
          }),
          suffix: text({ title: "Sign after the figure", max: 3, example: "+" }),
          label: text({ title: "What is counted", max: 40 }),
          description: text({ title: "One sentence more", max: 140 }),
          source: text({ title: "Where the figure comes from", max: 120 }),
          asOf: isoDate({ title: "Counted on" }),
        },
        { title: "A figure" },
      ),
      { title: "Figures", noun: "figures", min: 1, max: 30 },
    ),
  },
  { title: "The animated figures" },
);

const services = object(
  "ServicesJson",
  {
    services: list(
      object(
        "Service",
        {
          id: id({ title: "Permanent name", example: "quitclaim-deed" }),
          title: text({ title: "Title", max: 48 }),
          description: text({
            title: "Description",
            description: "Two sentences: who needs it and what we do.",
            min: 40,
            max: 260,
          }),
          icon: enumeration("ServiceIconName", SERVICE_ICONS, {
            title: "Picture",
            description: "One of the drawn icons.",
          }),
        },
        { title: "A service" },
      ),
      { title: "Services", noun: "services", min: 1, max: 90 },
    ),
  },
  { title: "Services" },
);

const faq = object(
  "FaqJson",
  {
    questions: list(
      object(
        "FaqQuestion",
        {
          id: id({ title: "Permanent name", example: "remove-a-name" }),
          question: text({ title: "Question", description: "In the words of a client.", min: 10, max: 140 }),
          answer: text({
            title: "Answer",
            description: "Optional. With an answer the question opens; without, it points to the phone.",
            min: 20,
            max: 1200,
          }).optional(),
        },
        { title: "A question" },
      ),
      { title: "Questions", noun: "questions", min: 1, max: 70 },
    ),
  },
  { title: "Frequent questions" },
);

const reviews = object(
  "ReviewsJson",
  {
    reviews: list(
      object(
        "Review",
        {
          id: id({ title: "Permanent name", example: "review-1" }),
          name: text({ title: "Client's name", description: "As the client published it.", max: 40 }),
          initial: text({ title: "Initial", description: "One or two capital letters for the circle.", max: 2 }),
          date: isoDate({ title: "Date of the review" }),
          source: text({ title: "Where it was published", max: 30, example: "Google" }),
          shortText: text({
            title: "Short text",
            description: "What is shown first. A long review's full text begins with exactly these words.",
            min: 20,
            max: 240,
          }),
          fullText: text({
            title: "Full text",
            description: "The whole review, word for word. Equal to the short text if the review is short.",
            min: 20,
            max: 1500,
          }),
          hasReadMore: boolean({
            title: "Has a Read more button",
            description: "true if the full text is longer than the short text.",
          }),
        },
        { title: "A review" },
      ),
      { title: "Reviews", noun: "reviews", min: 1, max: 60 },
    ),
  },
  { title: "Client reviews" },
);

const awards = object(
  "AwardsJson",
  {
    awards: list(
      object(
        "Award",
        {
          id: id({ title: "Permanent name" }),
          name: text({ title: "Full name of the award or membership", max: 80 }),
          issuer: text({ title: "Who gives it", max: 80 }),
          image: imagePath({
            title: "Picture",
            description: "A file in content/images/awards, at least 480 pixels wide and high.",
            formats: ["png", "jpeg", "webp", "avif"],
            sidesAtLeast: 480,
          }),
          alt: altText({ title: "What the badge says", description: "For those who do not see the picture." }),
        },
        { title: "A badge" },
      ),
      { title: "Award and bar-association badges", noun: "badges", min: 1, max: 900 },
    ),
  },
  { title: "Award and bar-association badges" },
);

const cities = object(
  "CitiesJson",
  {
    cities: list(text({ title: "A city", max: 40 }), {
      title: "Cities we serve",
      description: "Sorted from A to Z, each once.",
      noun: "cities",
      min: 1,
      max: 600,
    }),
  },
  { title: "Cities we serve" },
);

const thankYou = object(
  "ThankYouJson",
  {
    seo,
    heading: text({ title: "Heading", max: 60 }),
    message: text({ title: "Message", max: 260 }),
    banner: object(
      "ThankYouBanner",
      { text: text({ title: "Text of the Call Now banner", max: 160 }) },
      { title: "Call Now banner" },
    ),
    stepsHeading: text({ title: "Heading of the steps", max: 60 }),
    stepLabel: text({ title: 'The word "Step"', max: 20 }),
    steps: list(
      object(
        "ThankYouStep",
        {
          title: text({ title: "Title", max: 70 }),
          text: text({ title: "Text", max: 240 }),
          button: text({ title: "Words of the link", max: 50 }),
          link: enumeration("ExternalLinkName", EXTERNAL_LINKS, {
            title: "Where it leads",
            description: "One of the external links in site.json.",
          }),
        },
        { title: "A step" },
      ),
      { title: "Steps", noun: "steps", min: 1, max: 20 },
    ),
    consultation: object(
      "ThankYouConsultation",
      {
        heading: text({ title: "Heading", max: 70 }),
        points: list(text({ title: "What the call does", max: 120 }), {
          title: "What the call does",
          noun: "points",
          min: 1,
          max: 30,
        }),
      },
      { title: "What the consultation does" },
    ),
  },
  { title: "Words of the thank-you page" },
);

const notFound = object(
  "NotFoundJson",
  {
    seo,
    heading: text({ title: "Heading", max: 60 }),
    text: text({ title: "Text", max: 220 }),
    homeLink: text({ title: "Words of the link home", max: 40 }),
  },
  { title: "Words of the 404 page" },
);

export const CONTENT_SCHEMAS = {
  site,
  landing,
  stats,
  services,
  faq,
  reviews,
  awards,
  cities,
  "thank-you": thankYou,
  "not-found": notFound,
} as const;

/** Name of a content file, without ".json". */
export type ContentName = keyof typeof CONTENT_SCHEMAS;

/** All content, parsed and checked, by file name. */
export type Content = { [Name in ContentName]: z.infer<(typeof CONTENT_SCHEMAS)[Name]> };
