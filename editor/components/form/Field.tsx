import type { FormField } from "../../draft/form-model";
import { FieldFrame, type Spot } from "./FieldFrame";
import { GroupEditor } from "./GroupEditor";
import { ImageInput } from "./ImageInput";
import { ListEditor } from "./ListEditor";
import { TextField } from "./TextField";
import { useField } from "./useField";

/** A field of any kind, as the content model describes it. */
export function Field({ field, ...spot }: Spot & { field: FormField }) {
  const { value, change } = useField(spot.place);
  switch (field.kind) {
    case "list":
      return <ListEditor field={field} place={spot.place} />;
    case "group":
      return <GroupEditor field={field} {...spot} />;
    case "image":
      return <ImageInput field={field} {...spot} />;
    case "choice":
      return (
        <FieldFrame field={field} {...spot}>
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
    default:
      return <TextField field={field} {...spot} />;
  }
}
