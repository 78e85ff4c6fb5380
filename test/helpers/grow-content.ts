import type { ContentSources } from "../../content-model/check";
import { parseContent } from "../../gatsby/content/parse-content";
import type { EditOptions } from "./edit-content";
import { newItem, usedIdentities, type ValueOptions } from "./make-value";
import { seededRandom } from "./random";
import { fieldsOf, limitsOf, withContent } from "./schema-fields";

/**
 * The same content with lists so many times as long, as far as the model lets them grow. New entries are made again.
 *
 * @param sources content that has passed the check
 */
export function growContent(sources: ContentSources, times: number, { day }: EditOptions = {}): ContentSources {
  const content = parseContent(sources);
  for (const { kind, value, schema, place } of fieldsOf(content)) {
    if (kind !== "list" || !Array.isArray(value)) continue;
    const making: ValueOptions = {
      size: "any",
      random: seededRandom(times),
      day: day ?? new Date().toISOString().slice(0, 10),
      world: sources,
      content,
    };
    const items: unknown[] = value;
    const taken = usedIdentities(items);
    const wanted = Math.min(limitsOf(schema).high, items.length * times);
    while (items.length < wanted) {
      const item = newItem(schema, place, making, taken);
      // A week, for one, is full before its list is.
      if (item === undefined) break;
      items.push(item);
    }
  }
  return withContent(sources, content);
}
