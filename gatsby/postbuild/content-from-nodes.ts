import type { NodePluginArgs } from "gatsby";
import { nodeTypeName } from "../content/graphql-types";
import { CONTENT_SCHEMAS, type Content } from "../content/schemas";
import type { StructuredDataContent } from "./structured-data";

/** Content as GraphQL has it, in the types of the model. */
export function contentFromNodes(getNodesByType: NodePluginArgs["getNodesByType"]): StructuredDataContent {
  const fieldsOf = (name: keyof Content) => {
    const node: Record<string, unknown> = { ...getNodesByType(nodeTypeName(name))[0] };
    // What Gatsby adds to each node.
    const { id, parent, children, internal, __gatsby_resolved, ...fields } = node;
    return fields;
  };
  return {
    site: CONTENT_SCHEMAS.site.parse(fieldsOf("site")),
    landing: CONTENT_SCHEMAS.landing.parse(fieldsOf("landing")),
  };
}
