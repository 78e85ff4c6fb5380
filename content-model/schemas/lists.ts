import { checksumId, fromTexts, initialOf, SHORT_TEXT, shortTextOf } from "../derived-values";
import {
  altText,
  boolean,
  derived,
  enumeration,
  id,
  imagePath,
  integer,
  isoDate,
  list,
  object,
  optionalId,
  text,
} from "../fields";

/** The names of the icons that `src/components/ui/ServiceIcon.tsx` draws. */
const SERVICE_ICONS = [
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

const stat = object("Stat", "A figure", {
  number: integer("Figure", { min: 0, max: 99_999_999 }).describe("A whole number without commas: the page adds them."),
  suffix: text("Sign after the figure", { max: 3, example: "+" }).describe("Optional.").optional(),
  label: text("What is counted", { max: 40 }),
  description: text("One sentence more", { max: 140 }),
  source: text("Where the figure comes from", { max: 120 }),
  asOf: isoDate("Counted on"),
});

export const stats = object("StatsJson", "The animated figures", {
  stats: list("Figures", stat, { noun: "figures", max: 30, summary: ["label", "number"] }),
});

const service = object("Service", "A service", {
  id: optionalId,
  title: text("Title", { max: 48 }),
  description: text("Description", { max: 260 }).describe(
    "What it is about, in plain words, with the meaning of legal terms. 80 characters are one or two lines on a phone.",
  ),
  icon: enumeration("Image", "ServiceIconName", SERVICE_ICONS).describe("One of the drawn icons."),
});

export const services = object("ServicesJson", "Services", {
  services: list("Services", service, { noun: "services", max: 90 }),
});

const question = object("FaqQuestion", "A question", {
  id: optionalId,
  question: text("Question", { max: 140 }).describe("In the words of a client."),
  answer: text("Answer", { max: 1200 })
    .describe("Optional. Visitors can open a question that has an answer. A lawyer must approve each answer.")
    .optional(),
});

export const faq = object("FaqJson", "Frequent questions", {
  questions: list("Questions", question, { noun: "questions", min: 0, max: 70 }),
});

const review = object("Review", "A review", {
  id: derived(
    id("Permanent name", { example: "review-1" }),
    fromTexts(["name", "date", "source", "fullText"], (...texts) => checksumId("review", ...texts)),
  ),
  name: text("Client's name", { max: 40 }).describe("As the client published it."),
  initial: derived(
    text("Initial", { max: 2 }).describe(
      "Optional. One or two capital letters for the circle, if not the first letter of the name.",
    ),
    fromTexts(["name"], initialOf),
  ),
  date: isoDate("Date of the review"),
  source: text("Where it was published", { max: 30, example: "Google" }),
  shortText: derived(
    text("Short text", SHORT_TEXT).describe(
      "Optional. The beginning of a long review, which visitors see at first; otherwise its first sentences. It must match the full text exactly.",
    ),
    fromTexts(["fullText"], shortTextOf),
  ),
  fullText: text("Full text", { max: 1500 }).describe("The whole review, word for word."),
  hasReadMore: derived(
    boolean("Has a Read more button").meta({ ignoresFile: true, hidden: true }),
    fromTexts(["shortText", "fullText"], (shortText, fullText) => shortText !== fullText),
  ),
});

export const reviews = object("ReviewsJson", "Client reviews", {
  reviews: list("Reviews", review, { noun: "reviews", min: 0, max: 60, summary: ["name", "date"] }),
});

const award = object("Award", "A badge", {
  id: optionalId,
  name: text("Full name of the award or membership", { max: 80 }),
  issuer: text("Who gives it", { max: 80 }),
  year: integer("Year", { min: 1900, max: 2100 }).describe("Optional. For which year it was given.").optional(),
  image: imagePath("Image", { formats: ["png", "jpeg", "webp", "avif"], sidesAtLeast: 480 }).describe(
    "At least 480 pixels wide and high.",
  ),
  alt: altText("What the badge says").describe("For people who do not see the image."),
});

export const awards = object("AwardsJson", "Award and bar-association badges", {
  awards: list("Award and bar-association badges", award, { noun: "badges", min: 0, max: 900 }),
});

export const cities = object("CitiesJson", "Cities we serve", {
  cities: list("Cities we serve", text("A city", { max: 40 }), { noun: "cities", max: 600, sorted: true }).describe(
    "List each city once. The page sorts them from A to Z.",
  ),
});
