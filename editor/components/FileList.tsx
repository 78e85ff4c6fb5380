import { contentNames } from "../../content-model/check";
import { findSamplePaths } from "../../content-model/sample-content";
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
  const read = new Map<string, { isSample: boolean }>(Object.entries(images));
  // Until it has been read, an image may be a sample.
  const possible = new Map(read);
  for (const name of draft?.base.images.keys() ?? []) if (!read.has(name)) possible.set(name, { isSample: true });
  return (
    <nav className="file-list px-3 py-4" aria-label="Content">
      <ul>
        {[...OFTEN, ...rest].map((name) => {
          const [samples = 0, most = 0] = [read, possible].map(
            (known) => findSamplePaths(name, draft?.contents[name], known).length,
          );
          return (
            <li key={name}>
              <button type="button" aria-current={name === current || undefined} onClick={() => onChoose(name)}>
                <span className="basis-full">{CONTENT_SCHEMAS[name].meta()?.title}</span>
                {isWrong(name) && <span className="problem-tag">needs a look</span>}
                {changed.includes(name) && <span className="border px-1.5 text-label">changed</span>}
                {most > 0 && (
                  <span className="help">{most > samples ? "still counting samples" : `${samples} still sample`}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
