import type { ReactNode } from "react";
import { type Place, placeKey } from "../../session/useNavigation";
import { useForm } from "./form-context";

interface Props {
  kind: "group" | "entry";
  place: Place;
  label: string;
  children: ReactNode;
}

/** A group of fields or an entry of a list, which opens. What is closed is not rendered. */
export function Disclosure({ kind, place, label, children }: Props) {
  const { navigation, hasProblems } = useForm();
  const isOpen = navigation.isOpen(place);
  return (
    <details
      className={kind}
      aria-labelledby={placeKey(place)}
      open={isOpen}
      onToggle={(event) => navigation.setOpen(place, event.currentTarget.open)}
    >
      <summary id={placeKey(place)}>
        <span className={`${kind}-label`}>{label}</span>
        {hasProblems(place) && <span className="problem-tag">needs a look</span>}
      </summary>
      {isOpen && <div className="group-body">{children}</div>}
    </details>
  );
}
