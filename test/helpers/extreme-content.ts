import type { ContentSources } from "../../content-model/check";
import { CONTENT_SCHEMAS, type Content } from "../../content-model/schemas";
import { parseContent } from "../../gatsby/content/parse-content";
import type { EditOptions } from "./edit-content";
import { makeValue, type ValueOptions } from "./make-value";
import { seededRandom } from "./random";
import { withContent } from "./schema-fields";

/**
 * The least that the model accepts: each list with as few entries as possible, nothing that is optional, and of each
 * text and each number as little as still reads as one. It is all the firm's own: no sample is left in it.
 *
 * @param sources content that has passed the check; its images are used, and the office stays in its state
 */
export function minimumContent(sources: ContentSources, options: EditOptions = {}): ContentSources {
  return extremeContent(sources, "shortest", options);
}

/** The most that the model accepts: full lists of full texts, everything that is optional, and all marked as samples. */
export function maximumContent(sources: ContentSources, options: EditOptions = {}): ContentSources {
  return extremeContent(sources, "longest", options);
}

function extremeContent(sources: ContentSources, size: ValueOptions["size"], { day }: EditOptions): ContentSources {
  const content = parseContent(sources);
  const making: ValueOptions = {
    size,
    random: seededRandom(1),
    day: day ?? new Date().toISOString().slice(0, 10),
    world: sources,
    content,
  };
  content.site.contact.hours = [];
  const made = Object.entries(CONTENT_SCHEMAS).map(([name, shape]) => [name, makeValue(shape, name, making)]);
  return withContent(sources, Object.fromEntries(made) as Content);
}
