import { useState } from "react";
import { isRecord } from "../../content-model/rule-types";
import { schemaAt } from "../../content-model/schema-diagnostics";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { type FormField, formField, summarize } from "../draft/form-model";
import { type Choices, type Conflict, conflictKey } from "../draft/merge";
import type { Rebased } from "../draft/rebase";
import { describePlace } from "../draft/field-messages";
import { Button } from "./Button";
import { useEditor } from "./form/useField";
import { useModal } from "./useModal";

/** Shows what both have changed, side by side. Nothing is chosen before somebody chooses it. */
export function ConflictDialog({ pending }: { pending: Rebased }) {
  const { session } = useEditor();
  const dialog = useModal();
  const [choices, setChoices] = useState<Choices>(new Map());
  const isDecided = pending.conflicts.every((conflict) => choices.has(conflictKey(conflict)));
  return (
    <dialog ref={dialog} aria-labelledby="conflict-heading" onCancel={() => session.postpone()}>
      <h2 id="conflict-heading" className="mb-2 text-[1.5rem]">
        Somebody else has changed the same words
      </h2>
      <p>Nothing has been saved. Read both, choose which one is to stand, and save again afterward.</p>
      {pending.conflicts.map((conflict) => {
        const key = conflictKey(conflict);
        return (
          <fieldset key={key} className="my-4">
            <legend className="font-semibold">{describePlace(conflict, pending.draft.contents)}</legend>
            {(["theirs", "mine"] as const).map((side) => (
              <label key={side} className="mt-2 flex gap-3 border border-survey bg-[white] p-3">
                <input
                  type="radio"
                  name={key}
                  checked={choices.get(key) === side}
                  onChange={() => setChoices(new Map(choices).set(key, side))}
                />
                <span>
                  <strong className="block">{side === "mine" ? "Yours" : "Theirs, saved already"}</strong>
                  <span className="whitespace-pre-line">{readable(fieldOf(conflict), conflict[side])}</span>
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <div className="mt-6 flex items-center justify-end gap-4">
        <Button does="Decide later" onClick={() => session.postpone()} />
        <Button does="Use these" look="button primary" isIdle={!isDecided} onClick={() => session.resolve(choices)} />
      </div>
    </dialog>
  );
}

function fieldOf({ file, path }: Conflict): FormField {
  return formField(schemaAt(CONTENT_SCHEMAS[file], path) ?? CONTENT_SCHEMAS[file]);
}

/** A value as its form shows it. */
function readable(field: FormField, value: unknown): string {
  if (value === undefined) return "(nothing: it was deleted)";
  if (field.kind === "list" && Array.isArray(value)) return value.map((item) => readable(field.item, item)).join("\n");
  if (field.kind !== "group" || !isRecord(value)) return summarize(field.schema, value);
  const asked = field.fields.filter(([key]) => value[key] !== undefined);
  return asked.map(([key, inner]) => `${inner.label}: ${readable(inner, value[key])}`).join("\n");
}
