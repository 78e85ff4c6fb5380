import { CONTENT_SCHEMAS, type ContentName } from "../content-model/schemas";
import { type Path, schemaAt } from "../content-model/walk";

const ORDINALS = new Intl.PluralRules("en-US", { type: "ordinal" });
const SUFFIXES: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

/** Returns a field's name as the form shows it: "Contact, Opening hours, 2nd entry, First day". */
export function fieldName(name: ContentName, path: Path): string {
  const parts = path.map((key, index) => {
    if (typeof key === "number") return `${key + 1}${SUFFIXES[ORDINALS.select(key + 1)] ?? "th"} entry`;
    return schemaAt(CONTENT_SCHEMAS[name], path.slice(0, index + 1))?.meta()?.title ?? key;
  });
  return parts.join(", ") || "The file";
}
