import type { FormField } from "../../draft/form-model";
import { FieldFrame, type Spot } from "./FieldFrame";
import { GroupEditor } from "./GroupEditor";
import { ImageInput } from "./ImageInput";
import { ListEditor } from "./ListEditor";
import { TextControl } from "./TextControl";
import { useField } from "./useField";

/** Characters that are left when a field begins to say so. */
const LITTLE_ROOM = 20;

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
    case "choice": {
      const choose = (name: string) => change(field.options.find((option) => String(option.value) === name)?.value);
      return (
        <FieldFrame field={field} {...spot}>
          {(control) => (
            <select {...control} value={String(value ?? "")} onChange={(event) => choose(event.target.value)}>
              {!field.options.some((option) => option.value === value) && <option value="">Choose one</option>}
              {field.options.map((option) => (
                <option key={option.label} value={String(option.value)}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      );
    }
    default: {
      const left = typeof value === "string" ? field.max - value.length : Infinity;
      const note = left <= LITTLE_ROOM && (left >= 0 ? `Characters left: ${left}` : `${-left} too many`);
      return (
        <FieldFrame field={field} note={note} {...spot}>
          {(control) => <TextControl field={field} place={spot.place} {...control} />}
        </FieldFrame>
      );
    }
  }
}
