import { type ReactNode, useState } from "react";
import type { ContentPath } from "../../../content-model/diagnostics";
import type { FormField } from "../../draft/form-model";
import { valueAt } from "../../draft/paths";
import { explain } from "../../session/describe-place";
import { type Place, placeKey } from "../../session/useNavigation";
import { afterClick } from "./after-click";
import { useForm } from "./form-context";

/** What a control has to carry so that label, help and message belong to it. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  onBlur: () => void;
}

interface Props {
  field: FormField;
  place: Place;
  /** Beside the help: what would be filled in, how much room is left. */
  note?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A field with its label, its help, what is wrong with it, and whether it is still sample content. */
export function FieldFrame({ field, place, note, children }: Props) {
  const { state, problemsOf } = useForm();
  const [isTouched, setTouched] = useState(false);
  const id = placeKey(place);
  const value = valueAt(state.draft?.contents[place.file], place.path);
  // Nobody is told off for a field that they have not come to yet.
  const isShown = isTouched || state.refusals > 0 || (value !== undefined && value !== "");
  const problems = isShown ? problemsOf(place) : [];
  const help = [field.help, field.isOptional && "You may leave it empty."].filter(Boolean).join(" ");
  const describedBy = [help && `${id}-help`, note && `${id}-note`, problems.length > 0 && `${id}-problem`];
  return (
    <div className="field" data-invalid={problems.length > 0 || undefined}>
      <div className="field-head">
        <label htmlFor={id}>{field.label}</label>
        <SampleMark place={place} />
      </div>
      {help && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
      {children({
        id,
        "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
        "aria-invalid": problems.length > 0 || undefined,
        onBlur: () => afterClick(() => setTouched(true)),
      })}
      {note && (
        <div id={`${id}-note`} className="note">
          {note}
        </div>
      )}
      <Problems id={`${id}-problem`} place={place} isShown={isShown} />
    </div>
  );
}

/** What is wrong with a field, in the check's own sentences. */
export function Problems({ id, place, isShown }: { id: string; place: Place; isShown: boolean }) {
  const problems = useForm().problemsOf(place);
  return (
    <div id={id} className="problems">
      {isShown && problems.map((problem) => <p key={problem.message}>{explain(problem)}</p>)}
    </div>
  );
}

/** Lets an editor say that a field holds the firm's own words by now. Absent where it does already. */
export function SampleMark({ place }: { place: Place }) {
  const { session, state, navigation } = useForm();
  const { file, path } = place;
  const group = path.slice(0, -1);
  const key = String(path.at(-1));
  const marked = valueAt(state.draft?.contents[file], [...group, "sample"]);
  const own = valueAt(state.draft?.contents[file], [...path, "sample"]);
  /** The mark goes away, so the focus goes to what it stood at. */
  const change = (holder: ContentPath, left: unknown) => {
    session.edit(file, [...holder, "sample"], left);
    navigation.goTo(place);
  };
  if (own === true) {
    return <SampleCheckbox label="All of this is still sample content" onChange={() => change(path, undefined)} />;
  }
  if (!Array.isArray(marked) || !marked.includes(key)) return null;
  const others = marked.filter((name) => name !== key);
  const remove = () => change(group, others.length > 0 ? others : undefined);
  return <SampleCheckbox label="Still sample content" onChange={remove} />;
}

function SampleCheckbox({ label, onChange }: { label: string; onChange: () => void }) {
  return (
    <label className="sample-mark">
      <input type="checkbox" checked onChange={onChange} />
      {label}
    </label>
  );
}
