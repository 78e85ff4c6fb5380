import { contentsOf } from "../../draft/draft";
import { type Place, placeKey, valueAt } from "../../draft/paths";
import { Button } from "../Button";
import { useField } from "./useField";

/**
 * The places that a person has confirmed to be sample content. Their paths name the entries of lists
 * by key, not by index, so they stay right when entries move.
 */
const confirmed = new Set<string>();

/** Shows that a field or a group is sample content. The person can remove the mark. */
export function SampleMark({ place }: { place: Place }) {
  const { session, state, value, samples, navigation } = useField(place);
  const { file, path } = place;
  const { base, contents } = state.draft;
  const group = path.slice(0, -1);
  const key = String(path.at(-1));
  const marksAt = (at: Place["path"]) => valueAt(contents[file], [...at, "sample"]);
  const isAll = marksAt(path) === true;
  const markedKeys = [marksAt(group)].flat();
  if (!isAll && !markedKeys.includes(key)) {
    const isExampleValue = samples.some((sample) => sample.length === path.length);
    if (!isExampleValue) return null;
    return <p className="bg-brass-light px-2.5 py-0.5 text-fine">An example value, which counts as sample content.</p>;
  }
  const saved = contentsOf(base.texts)[file];
  const confirmation = placeKey(session.keys.keyed(place, contents));
  const isAsked = !confirmed.has(confirmation) && isRewritten(saved, path, value);
  const remove = () => {
    const others = isAll ? [] : markedKeys.filter((name) => name !== key);
    const marks = others.length > 0 ? others : undefined;
    session.edit(file, [...(isAll ? path : group), "sample"], marks);
    // The focused element is about to be removed.
    navigation.goTo(place);
  };
  const keep = () => {
    confirmed.add(confirmation);
    navigation.goTo(place);
  };
  return (
    <div className="sample-mark w-fit bg-brass-light px-2.5 py-0.5 text-fine">
      <label className="inline-flex items-center gap-2">
        <input type="checkbox" className="size-6" checked onChange={remove} />
        {isAll ? "All of this is still sample content" : "Still sample content"}
      </label>
      <div aria-live="polite">
        {isAsked && (
          <span className="flex flex-wrap gap-x-4">
            Is {isAll || Array.isArray(value) ? "any of this" : "this"} still sample content?
            <Button label="No, these are the firm’s own words" onClick={remove} />
            <Button label="Yes, still sample" onClick={keep} />
          </span>
        )}
      </div>
    </div>
  );
}

/** Returns whether the words are new: neither the saved field nor, in a list, any saved entry has them. */
function isRewritten(saved: unknown, path: Place["path"], value: unknown): boolean {
  const wordsOf = (part: unknown) => JSON.stringify(part, (key, inner) => (key === "sample" ? undefined : inner));
  // Entries may have moved, so all entries of a list are compared.
  let candidates = [saved];
  for (const key of path) {
    candidates = candidates.flatMap((part) => (Array.isArray(part) ? part : [Object(part)[key]]));
  }
  return !candidates.map(wordsOf).includes(wordsOf(value));
}
