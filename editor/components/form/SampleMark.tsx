import { contentsOf } from "../../draft/draft";
import { valueAt } from "../../draft/paths";
import { type Place, placeKey } from "../../session/useNavigation";
import { Button } from "../Button";
import { useField } from "./useField";

/** Of what somebody has said that it is still sample, wherever it moves: nobody is asked again while the page is open. */
const stillSample = new Set<string>();

/**
 * Lets somebody say that a field, or all of a group, holds the firm's own words by now, and asks once it is rewritten.
 * Absent where it does.
 */
export function SampleMark({ place }: { place: Place }) {
  const { session, state, value, samples, navigation } = useField(place);
  const { file, path } = place;
  const holder = path.slice(0, -1);
  const key = String(path.at(-1));
  const marks = (group: Place["path"]) => valueAt(state.draft?.contents[file], [...group, "sample"]);
  const isAll = marks(path) === true;
  const names = [marks(holder)].flat();
  if (!isAll && !names.includes(key)) {
    const isMadeUp = samples.some((sample) => sample.length === path.length);
    return isMadeUp ? (
      <p className="bg-brass-light px-2.5 py-0.5 text-fine">Made up: it is counted as sample content.</p>
    ) : null;
  }
  const saved: unknown = contentsOf(state.draft?.base.texts ?? new Map())[file];
  const answered = placeKey(session.keys.keyed(place, state.draft?.contents ?? {}));
  const isAsked = !stillSample.has(answered) && isRewritten(saved, path, value);
  const remove = () => {
    const others = isAll ? [] : names.filter((name) => name !== key);
    session.edit(file, [...(isAll ? path : holder), "sample"], others.length > 0 ? others : undefined);
    // The mark goes away, so the focus goes to what it stood at.
    navigation.goTo(place);
  };
  const keep = () => {
    stillSample.add(answered);
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
            <Button does="No, these are the firm’s own words" look="link" onClick={remove} />
            <Button does="Yes, still sample" look="link" onClick={keep} />
          </span>
        )}
      </div>
    </div>
  );
}

/** Whether it has other words than what is saved there or, as entries of a list may move, in any entry of that list. */
function isRewritten(saved: unknown, path: Place["path"], value: unknown): boolean {
  const step = (parts: unknown[], key: string | number) =>
    parts.flatMap((part) => (Array.isArray(part) ? part : [Object(part)[key]]));
  const words = (part: unknown) => JSON.stringify(part, (key, inner) => (key === "sample" ? undefined : inner));
  return !path.reduce(step, [saved]).map(words).includes(words(value));
}
