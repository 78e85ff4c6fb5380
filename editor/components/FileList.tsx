import { contentNames } from "../../content-model/check";
import { findSampleContent } from "../../content-model/sample-content";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { nameOf } from "../draft/check-draft";
import type { SessionState } from "../session/editor-session";

interface Props {
  state: Pick<SessionState, "draft" | "diagnostics" | "changed" | "images">;
  current: ContentName;
  onChoose: (file: ContentName) => void;
}

/** What there is to edit; first what changes often. */
const OFTEN: readonly ContentName[] = ["reviews", "awards", "cities", "faq", "services", "stats"];

/** All files, with what is wrong, changed or still sample in each. */
export function FileList({ state: { draft, diagnostics, changed, images }, current, onChoose }: Props) {
  const isWrong = (name: ContentName) => diagnostics.some(({ file }) => nameOf(file) === name);
  const rest = contentNames().filter((name) => !OFTEN.includes(name));
  const read = Object.entries(images);
  // Until it has been read, each image may be a sample.
  const unread = [...(draft?.base.images.keys() ?? [])].map((name) => [name, { isSample: true }] as const);
  const count = (name: ContentName, known: Iterable<readonly [string, { isSample: boolean }]>) =>
    findSampleContent(name, draft?.contents[name], new Map(known)).length;
  return (
    <nav className="file-list px-3 py-4" aria-label="Content">
      <ul>
        {[...OFTEN, ...rest].map((name) => {
          const samples = count(name, read);
          const isCounted = samples === count(name, [...unread, ...read]);
          return (
            <li key={name}>
              <button type="button" aria-current={name === current || undefined} onClick={() => onChoose(name)}>
                <span className="basis-full">{CONTENT_SCHEMAS[name].meta()?.title}</span>
                {isWrong(name) && <span className="problem-tag">needs a look</span>}
                {changed.includes(name) && <span className="border px-1.5 text-label">changed</span>}
                {!isCounted && <span className="help">still counting samples</span>}
                {isCounted && samples > 0 && <span className="help">{samples} still sample</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
