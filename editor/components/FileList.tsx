import { contentNames } from "../../content-model/check";
import { findSamplePaths } from "../../content-model/sample-content";
import { CONTENT_SCHEMAS, type ContentName } from "../../content-model/schemas";
import { placeOf } from "../draft/paths";
import { useEditor } from "./form/useField";

/** The files that change most often. They come first. */
const OFTEN: readonly ContentName[] = ["reviews", "awards", "cities", "faq", "services", "stats"];

/** Lists all files, with their problems, changes and sample content. */
export function FileList() {
  const { state, navigation } = useEditor();
  const { draft, diagnostics, changes, images } = state;
  const isWrong = (name: ContentName) => diagnostics.some((diagnostic) => placeOf(diagnostic).file === name);
  const isChanged = (name: ContentName) => changes.some(({ file }) => file === name);
  const names = [...new Set([...OFTEN, ...contentNames()])];

  const loaded = new Map<string, { isSample: boolean }>(Object.entries(images));
  // Treats an image that is still loading as a possible sample.
  const unread = [...draft.base.images.keys()].map((name) => [name, { isSample: true }] as const);
  const possible = new Map([...unread, ...loaded]);
  const countSamples = (name: ContentName, known: typeof loaded) =>
    findSamplePaths(name, draft.contents[name], known).length;

  return (
    <nav className="file-list px-3 py-4" aria-label="Content">
      <ul>
        {names.map((name) => {
          const samples = countSamples(name, loaded);
          const most = countSamples(name, possible);
          const count = most > samples ? "still counting samples" : `${samples} still sample`;
          const isOpen = name === navigation.shown.file;
          const open = () => navigation.goTo({ file: name, path: [] });
          return (
            <li key={name}>
              <button type="button" aria-current={isOpen || undefined} onClick={open}>
                <span className="basis-full">{CONTENT_SCHEMAS[name].meta()?.title}</span>
                {isWrong(name) && <span className="problem-tag">needs a look</span>}
                {isChanged(name) && <span className="border px-1.5 text-label">changed</span>}
                {most > 0 && <span className="help">{count}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
