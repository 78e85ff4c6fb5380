import type { NumberField } from "../../draft/form-model";
import type { Place } from "../../session/useNavigation";
import { FieldFrame } from "./FieldFrame";
import { useForm } from "./form-context";
import { useTyped } from "./useTyped";

interface Props {
  field: NumberField;
  place: Place;
  value: unknown;
}

/** A number. What is none stays as it was typed, so that the check can say what is wrong with it. */
export function NumberInput({ field, place, value }: Props) {
  const { session } = useForm();
  const [shown, setTyped] = useTyped(value, toNumber);
  const change = (text: string) => {
    setTyped(text);
    session.edit(place.file, place.path, toNumber(text));
  };
  return (
    <FieldFrame field={field} place={place}>
      {(control) => (
        <input
          {...control}
          inputMode={field.isInteger && field.min >= 0 ? "numeric" : "decimal"}
          value={shown}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

function toNumber(text: string): number | string | undefined {
  if (text.trim() === "") return undefined;
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;
}
