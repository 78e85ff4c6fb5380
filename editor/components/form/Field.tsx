import type { ChoiceField, FormField } from "../../draft/form-model";
import { FieldFrame, type FieldPlace } from "./FieldFrame";
import { GroupEditor } from "./GroupEditor";
import { ImageInput } from "./ImageInput";
import { ListEditor } from "./ListEditor";
import { TextField } from "./TextField";
import { useField } from "./useField";

/** A field of any kind. */
export function Field({ field, ...spot }: FieldPlace & { field: FormField }) {
  switch (field.kind) {
    case "list":
      return <ListEditor field={field} place={spot.place} Field={Field} />;
    case "group":
      return <GroupEditor field={field} {...spot} Field={Field} />;
    case "image":
      return <ImageInput field={field} {...spot} />;
    case "choice":
      return <Choice field={field} {...spot} />;
    default:
      return <TextField field={field} {...spot} />;
  }
}

function Choice({ field, ...spot }: FieldPlace & { field: ChoiceField }) {
  const { value, change } = useField(spot.place);
  const isKnown = field.options.some((option) => option.value === value);
  return (
    <FieldFrame field={field} {...spot}>
      {(control) => (
        <select {...control} value={String(value ?? "")} onChange={(event) => change(event.target.value)}>
          {!isKnown && <option value="">Choose one</option>}
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
