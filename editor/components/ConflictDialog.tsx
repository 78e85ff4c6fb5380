import { useState } from "react";
import { markWords, readable } from "../draft/change-words";
import { describePlace } from "../draft/field-messages";
import { type Choices, type Conflict, conflictKey, type Side } from "../draft/merge";
import type { Rebased } from "../draft/rebase";
import { Button } from "./Button";
import { MarkedWords } from "./ChangeList";
import { useEditor } from "./form/useField";
import { useModal } from "./useModal";

/** Shows what both have changed, side by side. Nothing is chosen before somebody chooses it. */
export function ConflictDialog({ pending }: { pending: Rebased }) {
  const { session } = useEditor();
  const dialog = useModal();
  const [choices, setChoices] = useState<Choices>(new Map());
  const isJoining = pending.draft.joins !== undefined;
  const isDecided = pending.conflicts.every((conflict) => choices.has(conflictKey(conflict)));
  return (
    <dialog ref={dialog} aria-labelledby="conflict-heading" onCancel={() => session.postpone()}>
      <h2 id="conflict-heading" className="mb-2 text-[1.5rem]">
        Somebody else has changed the same words
      </h2>
      <p>
        {isJoining ? "Nothing has been published." : "Nothing has been saved."} Read both, choose which one is to stand,
        and save again afterward.
      </p>
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
                  <strong className="block">
                    {side === "mine" ? "Yours" : isJoining ? "On the website" : "Theirs, saved already"}
                  </strong>
                  {wordsOn(conflict, side)}
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

/** What stands on a side. What it has of its own is marked. */
function wordsOn(conflict: Conflict, side: Side) {
  const value = conflict[side];
  if (value === undefined) return "(nothing: it was deleted)";
  return <MarkedWords words={markWords(readable(conflict, conflict.base), readable(conflict, value)).after} as="ins" />;
}
