import * as z from "zod";
import { type Diagnostic, diagnosticSentence } from "../../content-model/diagnostics";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { schemaAt } from "../../content-model/walk-schema";
import type { Contents } from "./draft";
import { summarize } from "./form-model";
import { type Place, valueAt } from "./paths";

/** Names a place in the words of its form: "Client reviews: Maria D., October 30, 2026: Date". */
export function describePlace({ file, path }: Place, contents: Contents): string {
  const schema = CONTENT_SCHEMAS[file];
  const names = path.flatMap((key, index): string[] => {
    const here = path.slice(0, index + 1);
    const part = schemaAt(schema, here);
    if (typeof key === "number") {
      const isGroup = part instanceof z.ZodObject;
      return [isGroup ? summarize(part, valueAt(contents[file], here)) : `number ${key + 1}`];
    }
    // An entry is named without the title of its list.
    const isListOfGroups = part instanceof z.ZodArray && part.element instanceof z.ZodObject;
    if (isListOfGroups && here.length < path.length) return [];
    return [key === "sample" ? "Still sample content" : (part?.meta()?.title ?? key)];
  });
  // A file and its only list may have the same title.
  return [...new Set([schema.meta()?.title, ...names])].join(": ");
}

/** Returns the sentence to show beside the field: "This is in the future; write the date …" */
export function explain(diagnostic: Diagnostic): string {
  const { actual, fix, ...rest } = diagnostic;
  const isWholeFile = diagnostic.path.length === 0;
  const subject = isWholeFile ? "" : "This ";
  const sentence = diagnosticSentence({
    ...rest,
    path: [],
    // The form already shows that a field is empty.
    ...(actual !== '""' && { actual }),
    // The fix for a missing field is about JSON, which the form hides.
    ...((actual || isWholeFile) && { fix }),
  });
  return `${subject}${sentence}`;
}
