import { emptyValue, type GroupField } from "../../draft/form-model";
import { lowerFirst } from "../../draft/lower-first";
import { valueAt } from "../../draft/paths";
import { type Place, placeKey } from "../../session/useNavigation";
import { Disclosure } from "./Disclosure";
import { FieldEditor, isAsked } from "./FieldEditor";
import { Problems, SampleMark } from "./FieldFrame";
import { useForm } from "./form-context";

interface Props {
  field: GroupField;
  place: Place;
  value: unknown;
}

/** A group of fields, which opens. One that may be left out can be added and removed. */
export function GroupEditor({ field, place, value }: Props) {
  const { session, navigation } = useForm();
  if (field.isOptional && value === undefined) {
    const add = () => {
      session.edit(place.file, place.path, emptyValue(field));
      navigation.goTo(place);
    };
    return (
      <div className="field">
        <p className="group-label">{field.label}</p>
        {field.help && <p className="help">{field.help}</p>}
        <button type="button" className="button" id={placeKey(place)} onClick={add}>
          Add {lowerFirst(field.label)}
        </button>
        <Problems id={`${placeKey(place)}-problem`} place={place} isShown />
      </div>
    );
  }
  return (
    <Disclosure kind="group" place={place} label={field.label}>
      {field.help && <p className="help">{field.help}</p>}
      <GroupFields field={field} place={place} />
      {field.isOptional && (
        <button
          type="button"
          className="link"
          onClick={() => {
            session.edit(place.file, place.path, undefined);
            navigation.goTo(place);
          }}
        >
          Remove {lowerFirst(field.label)}
        </button>
      )}
    </Disclosure>
  );
}

/** All fields of a group. */
export function GroupFields({ field, place }: Omit<Props, "value">) {
  const { state, hasProblems } = useForm();
  // What follows from other fields comes after them.
  const inOrder = field.fields.toSorted(([, a], [, b]) => Number(Boolean(a.derived)) - Number(Boolean(b.derived)));
  return (
    <>
      <SampleMark place={place} />
      {inOrder.map(([key, inner]) => {
        const innerPlace = { file: place.file, path: [...place.path, key] };
        const value = valueAt(state.draft?.contents[place.file], innerPlace.path);
        if (!isAsked(inner, value, hasProblems(innerPlace))) return null;
        return <FieldEditor key={key} field={inner} place={innerPlace} />;
      })}
      <Problems id={`${placeKey(place)}-problem`} place={place} isShown />
    </>
  );
}
