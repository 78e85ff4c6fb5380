import * as z from "zod";
import { enumeration, imagePath, isoDate, list, object, optional, text } from "../fields";

/** The ids of the services' drawings in `static/icons.svg`. */
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

const drawing = (title: string) => enumeration(title, "ServiceIconName", SERVICE_ICONS);

const stat = object("Figure", "Stat", {
  label: text("What is counted", { max: 40 }),
  number: z.int().min(1).max(999_999).meta({ title: "Figure", description: "The page adds commas." }),
  suffix: optional(text("Sign after the figure", { max: 2 }).describe('Optional, such as "+" or "%".')),
  description: text("One more sentence", { max: 140 }),
  source: text("Where the figure comes from", { max: 120 }),
  asOf: isoDate("Counted on"),
}).meta({ claim: true });

export const stats = object("The animated figures", "StatsJson", {
  stats: list("Figures", stat, { max: 30, unique: ["label"] }),
});

const service = object("Service", "Service", {
  title: text("Title", { max: 48 }),
  description: text("Description", { max: 260 }).describe(
    "In plain words. 80 characters are one or two lines on a phone.",
  ),
  icon: drawing("Drawing"),
}).meta({ claim: true });

export const services = object("Services", "ServicesJson", {
  services: list("Services", service, { max: 90, unique: ["title"] }),
});

const question = object("Question", "FaqQuestion", {
  question: text("Question", { max: 140 }).describe("In the words of a client."),
  service: optional(
    drawing("Service it leads to").describe("Optional. The one with this drawing; else where to call."),
  ),
  answer: optional(
    text("Answer", { max: 1200, paragraphs: true }).meta({
      description: "Optional. Visitors can open a question that has an answer. A lawyer must approve each answer.",
      claim: true,
    }),
  ),
});

export const faq = object("Frequent questions", "FaqJson", {
  questions: optional(list("Questions", question, { min: 0, max: 70, unique: ["question"] })),
});

const review = object("Review", "Review", {
  name: text("Client's name", { max: 40 }).describe("As the client published it."),
  date: isoDate("Date of the review"),
  source: text("Where it was published", { max: 30 }).describe('For example "Google".'),
  fullText: text("Full text", { max: 4096, paragraphs: true }).describe("All of it, word for word, in its paragraphs."),
}).meta({ claim: true });

export const reviews = object("Client reviews", "ReviewsJson", {
  reviews: optional(
    // A review's id follows from name, date and source (src/sections/reviews/derive-review.ts).
    list("Reviews", review, { min: 0, max: 60, unique: ["name", "date", "source"] }),
  ),
});

const award = object("Badge", "Award", {
  image: imagePath("Image", { minSide: 480 }).describe("PNG, JPEG, WebP or AVIF, at least 480 pixels wide and high."),
  alt: text("What the badge says", { max: 160 }).describe(
    "For people who cannot see the image: the award, who gives it and, if there is one, the year.",
  ),
}).meta({ claim: true });

export const awards = object("Award and bar-association badges", "AwardsJson", {
  awards: optional(list("Badges", award, { min: 0, max: 90, unique: ["alt"] })),
});

export const cities = object("Cities we serve", "CitiesJson", {
  cities: list("Cities we serve", text("City", { max: 40 }), { max: 600 }).meta({
    description: "Each once: the page sorts them.",
    claim: true,
  }),
});
