import { useState } from "react";
import { markWords, valueInWords } from "../draft/change-words";
import { describePlace } from "../draft/field-messages";
import type { Choices, Conflict, Side } from "../draft/merge";
import { placeKey } from "../draft/paths";
import type { Rebased } from "../draft/rebase";
import { Button } from "./Button";
import { MarkedWords } from "./ChangeList";
import { Dialog } from "./Dialog";
import { useEditor } from "./form/useField";

/** Asks which version of each conflicting field to keep. Nothing is selected at first. */
export function ConflictDialog({ pending }: { pending: Rebased }) {
  const { session } = useEditor();
  const [choices, setChoices] = useState<Choices>(new Map());
  const isJoining = pending.draft.joins !== undefined;
  const theirTitle = isJoining ? "On the website" : "Theirs, saved already";
  const isDecided = pending.conflicts.every((conflict) => choices.has(placeKey(conflict)));
  const resolve = () => session.resolve(choices);
  return (
    <Dialog
      title="Somebody else has changed the same words"
      closeLabel="Decide later"
      onClose={() => session.postpone()}
      actions={<Button label="Use these" className="button primary" isDisabled={!isDecided} onClick={resolve} />}
    >
      <p>
        {isJoining ? "Nothing has been published." : "Nothing has been saved."} Read both, choose which one to keep, and
        save again afterward.
      </p>
      {pending.conflicts.map((conflict) => {
        const key = placeKey(conflict);
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
                  <strong className="block">{side === "mine" ? "Yours" : theirTitle}</strong>
                  {wordsOn(conflict, side)}
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </Dialog>
  );
}

/** Returns the words of one side. New words are marked. */
function wordsOn(conflict: Conflict, side: Side) {
  const value = conflict[side];
  if (value === undefined) return "(nothing: it was deleted)";
  const before = valueInWords(conflict, conflict.base);
  const { after } = markWords(before, valueInWords(conflict, value));
  return <MarkedWords words={after} as="ins" />;
}
