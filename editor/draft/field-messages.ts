import * as z from "zod";
import { type Diagnostic, diagnosticSentence } from "../../content-model/diagnostics";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { schemaAt } from "../../content-model/walk-schema";
import type { Contents } from "./draft";
import { summarize } from "./form-model";
import type { Place } from "./paths";
import { valueAt } from "./paths";

/** A place in the words of its form: "Client reviews: Maria D., October 30, 2026: Date of the review". */
export function describePlace({ file, path }: Place, contents: Contents): string {
  const schema = CONTENT_SCHEMAS[file];
  const names = path.flatMap((key, index): string[] => {
    const here = path.slice(0, index + 1);
    const part = schemaAt(schema, here);
    if (typeof key === "number") {
      return [part instanceof z.ZodObject ? summarize(part, valueAt(contents[file], here)) : `number ${key + 1}`];
    }
    // An entry says by itself of which list it is.
    const isTold = part instanceof z.ZodArray && part.element instanceof z.ZodObject && here.length < path.length;
    return isTold ? [] : [key === "sample" ? "Still sample content" : (part?.meta()?.title ?? key)];
  });
  // Where a file is one list, both may have the same name.
  return [...new Set([schema.meta()?.title, ...names])].join(": ");
}

/** What is wrong, beside its field or behind a description of its place: "This lies in the future; write the date …" */
export function explain(diagnostic: Diagnostic): string {
  const { actual, fix, ...rest } = diagnostic;
  const isFile = rest.path.length === 0;
  // That nothing was found, the field shows; how to add what is not there, only a file needs.
  const told = { ...(actual !== '""' && { actual }), ...((actual || isFile) && { fix }) };
  return `${isFile ? "" : "This "}${diagnosticSentence({ ...rest, path: [], ...told })}`;
}
