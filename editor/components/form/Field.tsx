import type { ChoiceField, FormField } from "../../draft/form-model";
import { FieldFrame, type FieldPlace } from "./FieldFrame";
import { GroupEditor } from "./GroupEditor";
import { ImageInput } from "./ImageInput";
import { ListEditor } from "./ListEditor";
import { TextField } from "./TextField";
import { useField } from "./useField";

/** A field of any kind. */
export function Field({ field, ...place }: FieldPlace & { field: FormField }) {
  switch (field.kind) {
    case "list":
      return <ListEditor field={field} place={place.place} />;
    case "group":
      return <GroupEditor field={field} {...place} />;
    case "image":
      return <ImageInput field={field} {...place} />;
    case "choice":
      return <Choice field={field} {...place} />;
    default:
      return <TextField field={field} {...place} />;
  }
}

function Choice({ field, ...place }: FieldPlace & { field: ChoiceField }) {
  const { value, change } = useField(place.place);
  const isKnown = field.options.some((option) => option.value === value);
  return (
    <FieldFrame field={field} {...place}>
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
