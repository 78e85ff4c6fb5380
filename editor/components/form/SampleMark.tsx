import { valueAt } from "../../draft/paths";
import type { Place } from "../../session/useNavigation";
import { useField } from "./useField";

/** Lets somebody say that a field, or all of a group, holds the firm's own words by now. Absent where it does. */
export function SampleMark({ place }: { place: Place }) {
  const { session, state, navigation } = useField(place);
  const { file, path } = place;
  const holder = path.slice(0, -1);
  const key = String(path.at(-1));
  const marks = (group: Place["path"]) => valueAt(state.draft?.contents[file], [...group, "sample"]);
  const isAll = marks(path) === true;
  const names = [marks(holder)].flat();
  if (!isAll && !names.includes(key)) return null;
  const remove = () => {
    const others = names.filter((name) => name !== key);
    if (isAll) session.edit(file, [...path, "sample"], undefined);
    else session.edit(file, [...holder, "sample"], others.length > 0 ? others : undefined);
    // The mark goes away, so the focus goes to what it stood at.
    navigation.goTo(place);
  };
  return (
    <label className="sample-mark inline-flex items-center gap-2 bg-brass-light px-2.5 py-0.5 text-fine">
      <input type="checkbox" className="size-6" checked onChange={remove} />
      {isAll ? "All of this is still sample content" : "Still sample content"}
    </label>
  );
}
