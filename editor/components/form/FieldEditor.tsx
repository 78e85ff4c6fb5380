import { isRecord } from "../../../content-model/rule-types";
import type { DateField, FormField, TextField, TimeField } from "../../draft/form-model";
import { valueAt } from "../../draft/paths";
import type { Place } from "../../session/useNavigation";
import { FieldFrame } from "./FieldFrame";
import { useForm } from "./form-context";
import { GroupEditor } from "./GroupEditor";
import { ImageInput } from "./ImageInput";
import { ListEditor } from "./ListEditor";
import { NumberInput } from "./NumberInput";
import { TextInput } from "./TextInput";

interface Props {
  field: FormField;
  place: Place;
}

/** The control for a field of any kind, as the content model describes it. */
export function FieldEditor({ field, place }: Props) {
  const { session, state } = useForm();
  const value = valueAt(state.draft?.contents[place.file], place.path);
  const change = (changed: unknown) => session.edit(place.file, place.path, changed);
  switch (field.kind) {
    case "text":
    case "date":
    case "time":
      return <DerivedText field={field} place={place} value={value} />;
    case "number":
      return <NumberInput field={field} place={place} value={value} />;
    case "image":
      return <ImageInput field={field} place={place} value={value} />;
    case "list":
      return <ListEditor field={field} place={place} value={value} />;
    case "group":
      return <GroupEditor field={field} place={place} value={value} />;
    case "boolean":
      return (
        <FieldFrame field={field} place={place}>
          {(control) => (
            <input
              {...control}
              type="checkbox"
              checked={value === true}
              onChange={(event) => change(event.target.checked)}
            />
          )}
        </FieldFrame>
      );
    case "enumeration":
      return (
        <FieldFrame field={field} place={place}>
          {(control) => (
            <select {...control} value={String(value ?? "")} onChange={(event) => change(event.target.value)}>
              {!field.options.some((option) => option.value === value) && <option value="">Choose one</option>}
              {field.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      );
    case "fixed":
      return (
        <FieldFrame
          field={field}
          place={place}
          note={
            value !== field.value && (
              <button type="button" className="link" onClick={() => change(field.value)}>
                Put the fixed words back
              </button>
            )
          }
        >
          {(control) => <input {...control} value={String(value ?? "")} readOnly />}
        </FieldFrame>
      );
  }
}

/** A text that may follow from other fields of its group. */
function DerivedText({
  field,
  place,
  value,
}: {
  field: TextField | DateField | TimeField;
  place: Place;
  value: unknown;
}) {
  const { state } = useForm();
  if (!field.derived) return <TextInput field={field} place={place} value={value} />;
  const content = state.draft?.contents[place.file];
  const groupPath = place.path.slice(0, -1);
  const group = valueAt(content, groupPath);
  const derived = isRecord(group) ? field.schema.meta()?.derive?.(group) : undefined;
  return <TextInput field={field} place={place} value={value} derived={String(derived ?? "")} />;
}

/** Whether a field has anything to ask: what always follows from others need not be seen unless it is wrong. */
export function isAsked(field: FormField, _value: unknown, isWrong: boolean): boolean {
  return isWrong || !field.schema.meta()?.hidden;
}
