import { createElement, useEffect, useMemo, useState } from "react";
import { contentNames } from "../../content-model/check";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { headingOf, markWords, type Words, wordsOf } from "../draft/change-words";
import { type Change, describeChanges } from "../draft/describe-changes";
import { imagesIn } from "../draft/draft";
import { isWithin, placeKey } from "../draft/paths";
import { messageOf } from "../message-of";
import type { ContentVersion } from "../repositories/repository";
import { Button } from "./Button";
import { type ActionNotice, ActionNoticeLine } from "./form/useActionNotice";
import { useEditor } from "./form/useField";

interface Props {
  before: ContentVersion;
  after: ContentVersion;
  /** The label of the buttons that undo changes in the draft. Without it, there are no buttons. */
  undoLabel?: "Take back" | "Bring back";
}

/** Lists the differences between two versions by file, in words and images. */
export function ChangeList({ before, after, undoLabel }: Props) {
  const { session } = useEditor();
  const [notice, setNotice] = useState<ActionNotice>();
  const changes = useMemo(() => describeChanges(before, after), [before, after]);

  const takeBack = async (chosen: readonly Change[], name: string) => {
    try {
      const undo = await session.takeBack(before, chosen);
      const onUndo = () => {
        undo();
        setNotice({ name, words: `Undone: your change is back. ${name}` });
      };
      const done = undoLabel === "Take back" ? "Taken back" : "Brought back, and not saved yet";
      setNotice({ name, words: `${done}: ${name}`, undo: onUndo });
    } catch (error) {
      setNotice({ name, words: messageOf(error) });
    }
  };
  // For unsaved changes, the Discard changes button in the toolbar does this.
  const canUndoAll = undoLabel === "Bring back" && changes.length > 1;
  return (
    <>
      <div role="status" className="sticky top-0 z-1 *:mb-3">
        {notice && <ActionNoticeLine notice={notice} />}
      </div>
      {changes.length === 0 && <p className="my-4">No differences.</p>}
      {canUndoAll && (
        <Button label={`${undoLabel} all ${changes.length}`} onClick={() => takeBack(changes, "All changes")} />
      )}
      {contentNames().map((file) => {
        const inFile = changes.filter((change) => change.file === file);
        if (inFile.length === 0) return null;
        return (
          <section key={file} className="my-4">
            <h3 className="text-[1.125rem]">{CONTENT_SCHEMAS[file].meta()?.title}</h3>
            <ul>
              {inFile.map((change) => (
                <li key={`${placeKey(change)} ${change.label}`} className="border-t border-survey py-3">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <h4 className="flex-[1_1_16rem] font-semibold first-letter:uppercase">
                      {withoutFile(headingOf(change))}
                    </h4>
                    {undoLabel && <UndoButtons change={change} inFile={inFile} label={undoLabel} onUndo={takeBack} />}
                  </div>
                  <BeforeAndAfter change={change} before={before} after={after} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

interface UndoProps {
  change: Change;
  inFile: readonly Change[];
  label: string;
  onUndo: (changes: readonly Change[], name: string) => void;
}

/** A button that undoes the change and, on the first of several in an entry, one that undoes all. */
function UndoButtons({ change, inFile, label, onUndo }: UndoProps) {
  const name = withoutFile(headingOf(change));
  const entryName = name.replace(/: [^:]*$/, "");
  const inEntry = inFile.filter((other) => isInSameEntry(change, other));
  const isFirst = inEntry.length > 1 && inEntry[0] === change;
  return (
    <span className="flex gap-4">
      {isFirst && (
        <Button
          label={`${label} these ${inEntry.length}`}
          name={entryName}
          onClick={() => onUndo(inEntry, entryName)}
        />
      )}
      <Button label={label} name={name} onClick={() => onUndo([change], name)} />
    </span>
  );
}

/** "Client reviews: Maria D.: Full text" → "Maria D.: Full text" */
function withoutFile(heading: string): string {
  return heading.replace(/^.*?: /, "");
}

/** Returns true if two changes are inside the same entry of a list. */
function isInSameEntry(change: Change, { file, path }: Change): boolean {
  const length = path.findIndex((key) => typeof key === "number") + 1;
  const isInside = length > 0 && path.length > length && change.path.length > length;
  return isInside && isWithin(change, { file, path: path.slice(0, length) });
}

type Versions = Record<"before" | "after", ContentVersion>;

/** The words and images of a change, side by side. */
function BeforeAndAfter({ change, ...versions }: Versions & { change: Change }) {
  const words = wordsOf(change);
  const parts = markWords(words.before, words.after);
  const sides = (["before", "after"] as const).filter((side) => words[side]);
  return (
    <dl className="mt-1 grid gap-x-6 gap-y-2 min-[40rem]:grid-cols-2">
      {sides.map((side) => (
        <div key={side}>
          <dt className="help">{side === "before" ? "Before" : "Now"}</dt>
          <dd>
            <MarkedWords words={parts[side]} as={side === "before" ? "del" : "ins"} />
            {[...imagesIn([JSON.stringify(change[side])])].map((name) => (
              <StoredImage key={name} version={versions[side]} name={name} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Text whose marked words are in `del` or `ins` elements. */
export function MarkedWords({ words, as }: { words: readonly Words[]; as: "del" | "ins" }) {
  const parts = words.map(({ text, isMarked }) => (isMarked ? createElement(as, null, text) : text));
  return createElement("span", { className: "whitespace-pre-line" }, ...parts);
}

/** Shows an image of a version, or nothing if it cannot be read. */
function StoredImage({ version, name }: { version: ContentVersion; name: string }) {
  const { session } = useEditor();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let shown: string | undefined;
    let isGone = false;
    const show = (blob: Blob) => {
      if (isGone) return;
      shown = URL.createObjectURL(blob);
      setUrl(shown);
    };
    session.imageOf(version, name).then(show, () => {});
    return () => {
      isGone = true;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [session, version, name]);
  return url && <img src={url} alt="" className="mt-2 max-h-40 max-w-full border border-survey" />;
}
