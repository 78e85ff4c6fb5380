import * as z from "zod";
import { asShown } from "../content-model/as-shown";
import { DERIVED_FIELDS } from "../content-model/derived-fields";
import { nodeTypeName } from "../content-model/graphql-types";
import { unwrapOptional } from "../content-model/schema-paths";
import { CONTENT_SCHEMAS } from "../content-model/schemas";

/** A list that a file omits is empty in GraphQL. */
const lists = Object.entries(CONTENT_SCHEMAS).map(([name, { shape }]) => {
  const keys = Object.keys(shape).filter((key) => unwrapOptional(Reflect.get(shape, key)) instanceof z.ZodArray);
  const resolve = (key: string) => (file: Record<string, unknown>) => asShown(file[key] ?? []);
  return [nodeTypeName(name), Object.fromEntries(keys.map((key) => [key, { resolve: resolve(key) }]))] as const;
});

/** Adds what the content files lack: derived fields, and empty lists. */
export const contentResolvers = { ...DERIVED_FIELDS, ...Object.fromEntries(lists) };
