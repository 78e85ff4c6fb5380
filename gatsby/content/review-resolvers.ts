import { DERIVED_FIELDS } from "../../content-model/reviews";

/** Adds to each review in GraphQL the fields that follow from its words. */
export const reviewResolvers = {
  Review: Object.fromEntries(
    Object.entries(DERIVED_FIELDS).map(([name, { type, of }]) => [name, { type, resolve: of }]),
  ),
};
