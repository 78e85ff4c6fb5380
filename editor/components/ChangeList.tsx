import { createElement, useEffect, useMemo, useState } from "react";
import { contentNames } from "../../content-model/check";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { headingOf, markWords, type Words, wordsOf } from "../draft/change-words";
import { type Change, describeChanges } from "../draft/describe-changes";
import { imagesIn } from "../draft/draft";
import type { ContentVersion } from "../repositories/repository";
import { placeKey } from "../session/useNavigation";
import { Button } from "./Button";
import { useEditor } from "./form/useField";
import { type Told, ToldLine } from "./form/useTold";

interface Props {
  before: ContentVersion;
  after: ContentVersion;
  /** What the buttons do to changes in the draft. Without it, there are none. */
  does?: "Take back" | "Bring back";
}

/** What is different between two versions, in words and images, by file and entry. */
export function ChangeList({ before, after, does }: Props) {
  const { session } = useEditor();
  const [told, setTold] = useState<Told>();
  const changes = useMemo(() => describeChanges(before, after), [before, after]);

  const takeBack = async (chosen: readonly Change[], name: string) => {
    try {
      const undo = await session.takeBack(before, chosen);
      const onUndo = () => {
        undo();
        setTold({ name, words: `Undone: what you had changed is there again. ${name}` });
      };
      setTold({
        name,
        words: `${does === "Take back" ? "Taken back" : "Brought back, and not saved yet"}: ${name}`,
        undo: onUndo,
      });
    } catch (error) {
      setTold({ name, words: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <>
      <div role="status" className="sticky top-0 z-1 *:mb-3">
        {told && <ToldLine told={told} />}
      </div>
      {changes.length === 0 && <p className="my-4">There is no difference.</p>}
      {/* To take all back at once, there is Discard changes, which asks first. */}
      {does === "Bring back" && changes.length > 1 && (
        <Button does={`${does} all ${changes.length}`} look="link" onClick={() => takeBack(changes, "All changes")} />
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
                    {does && <TakeBack change={change} inFile={inFile} does={does} onTakeBack={takeBack} />}
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

interface TakeBackProps {
  change: Change;
  inFile: readonly Change[];
  does: string;
  onTakeBack: (changes: readonly Change[], name: string) => void;
}

/** Takes a change back; at the first of several in one entry, also all of them. */
function TakeBack({ change, inFile, does, onTakeBack }: TakeBackProps) {
  const name = withoutFile(headingOf(change));
  const entry = name.replace(/: [^:]*$/, "");
  const ofEntry = inFile.filter((other) => isInSameEntry(other, change));
  return (
    <span className="flex gap-4">
      {ofEntry.length > 1 && ofEntry[0] === change && (
        <Button
          does={`${does} these ${ofEntry.length}`}
          name={entry}
          look="link"
          onClick={() => onTakeBack(ofEntry, entry)}
        />
      )}
      <Button does={does} name={name} look="link" onClick={() => onTakeBack([change], name)} />
    </span>
  );
}

/** "Client reviews: Maria D.: Full text" → "Maria D.: Full text", where the name of the file stands above. */
function withoutFile(heading: string): string {
  return heading.replace(/^.*?: /, "");
}

/** Whether two changes are in one entry of a list, which both of them leave there. */
function isInSameEntry({ path }: Change, { path: other }: Change): boolean {
  const length = other.findIndex((key) => typeof key === "number") + 1;
  const isInside = length > 0 && path.length > length && other.length > length;
  return isInside && other.slice(0, length).every((key, index) => path[index] === key);
}

type Versions = Record<"before" | "after", ContentVersion>;

/** The words and images of a change, side by side. */
function BeforeAndAfter({ change, ...versions }: Versions & { change: Change }) {
  const words = wordsOf(change);
  const parts = markWords(words.before, words.after);
  return (
    <dl className="mt-1 grid gap-x-6 gap-y-2 min-[40rem]:grid-cols-2">
      {(["before", "after"] as const).map(
        (side) =>
          words[side] && (
            <div key={side}>
              <dt className="help">{side === "before" ? "Before" : "Now"}</dt>
              <dd>
                <MarkedWords words={parts[side]} as={side === "before" ? "del" : "ins"} />
                {[...imagesIn([JSON.stringify(change[side])])].map((name) => (
                  <StoredImage key={name} version={versions[side]} name={name} />
                ))}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A text in which the words that the other one has not are marked, as deleted or as inserted. */
export function MarkedWords({ words, as }: { words: readonly Words[]; as: "del" | "ins" }) {
  const parts = words.map(({ text, isMarked }) => (isMarked ? createElement(as, null, text) : text));
  return createElement("span", { className: "whitespace-pre-line" }, ...parts);
}

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
    // One that cannot be read is missing here; its name says which one it was.
    session.imageOf(version, name).then(show, () => {});
    return () => {
      isGone = true;
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [session, version, name]);
  return url && <img src={url} alt="" className="mt-2 max-h-40 max-w-full border border-survey" />;
}
