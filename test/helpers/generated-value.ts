import type { ContentSources } from "../../content-model/check";
import type { Content } from "../../content-model/schemas";
import type { Random } from "./random";

/** The state of `generateContent` while it generates a value. */
export interface Generation {
  size: "shortest" | "longest" | "any";
  random: Random;
  sources: ContentSources;
  /** The parsed content of `sources`. */
  content: Content;
}

/** Generates the value of a field that the schema alone does not describe. `generic` generates one from the schema. */
export type GeneratedValue = (generation: Generation, generic: () => unknown) => unknown;
