import { readFileSync } from "node:fs";

/**
 * The vocabulary of schema.org, as the package `@vocabulary/schema` carries it, and what of some data is not in it.
 */

const LINE =
  /^<http:\/\/schema\.org\/(\w+)> <[^>]*[#/](subClassOf|domainIncludes|rangeIncludes|supersededBy)> <http:\/\/schema\.org\/(\w+)>/;

type Relation = Map<string, Set<string>>;

interface Vocabulary {
  subClassOf: Relation;
  domainIncludes: Relation;
  rangeIncludes: Relation;
  supersededBy: Relation;
}

export function readVocabulary(): Vocabulary {
  const vocabulary: Vocabulary = {
    subClassOf: new Map(),
    domainIncludes: new Map(),
    rangeIncludes: new Map(),
    supersededBy: new Map(),
  };
  for (const line of readFileSync(require.resolve("@vocabulary/schema/schema.nq"), "utf8").split("\n")) {
    const [, subject, relation, object] = LINE.exec(line) ?? [];
    if (!subject || !relation || !object) continue;
    // The pattern lets no other word through.
    const known = vocabulary[relation as keyof Vocabulary];
    known.set(subject, (known.get(subject) ?? new Set()).add(object));
  }
  return vocabulary;
}

/** What in a described thing schema.org does not know, does not allow there, or has given up. */
export function faults(thing: unknown, vocabulary: Vocabulary, at = ""): string[] {
  if (typeof thing !== "object" || thing === null) return [];
  const { "@type": type, "@id": id, "@context": context, ...properties } = thing as Record<string, unknown>;
  if (type === undefined) return id === undefined ? [`${at}: has neither a type nor an id`] : [];
  const place = `${at}/${type}`;
  const types = withAncestors([String(type)], vocabulary);
  if (types.size === 1) return [`${place}: schema.org has no such type`];
  if (vocabulary.supersededBy.has(String(type))) return [`${place}: schema.org has given up this type`];

  return Object.entries(properties).flatMap(([name, value]) => {
    const domains = vocabulary.domainIncludes.get(name);
    const ranges = vocabulary.rangeIncludes.get(name);
    if (!domains || !ranges) return [`${place}: schema.org has no property "${name}"`];
    if (vocabulary.supersededBy.has(name)) return [`${place}: schema.org has given up "${name}"`];
    if (![...domains].some((domain) => types.has(domain))) return [`${place}: has no property "${name}"`];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((item) =>
      isAllowed(item, ranges, vocabulary)
        ? faults(item, vocabulary, `${place}/${name}`)
        : [`${place}: "${name}" must not be ${JSON.stringify(item)}`],
    );
  });
}

function isAllowed(value: unknown, ranges: Set<string>, vocabulary: Vocabulary): boolean {
  const has = (...names: string[]) => names.some((name) => ranges.has(name));
  if (typeof value === "number") return has("Number", "Integer", "Float", "Text");
  if (typeof value === "string") {
    if (has("Text")) return true;
    if (/^https:\/\/\S+$/.test(value)) return has("URL");
    if (/^\d{2}:\d{2}$/.test(value)) return has("Time");
    // A word of a list, such as a day of the week.
    return [...ranges].some((range) => withAncestors([range], vocabulary).has("Enumeration"));
  }
  const { "@type": type, "@id": id } = (value ?? {}) as Record<string, unknown>;
  // A reference is checked where the thing itself stands.
  if (type === undefined) return id !== undefined;
  return [...withAncestors([String(type)], vocabulary)].some((ancestor) => ranges.has(ancestor));
}

function withAncestors(types: readonly string[], vocabulary: Vocabulary): Set<string> {
  const all = new Set(types);
  for (const type of all) for (const parent of vocabulary.subClassOf.get(type) ?? []) all.add(parent);
  return all;
}
