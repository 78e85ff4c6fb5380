import { useEditor } from "./form/useField";

/** Warns if this browser cannot store the draft, and offers stored drafts in older formats as files. */
export function StorageNotices() {
  const { storageProblem, olderDrafts } = useEditor().state;
  return (
    <>
      {storageProblem && (
        <p className="told mb-4" role="alert">
          {storageProblem}
        </p>
      )}
      {olderDrafts.map((contents) => {
        const json = JSON.stringify(contents, null, 2);
        return (
          <p key={json} className="told mb-4">
            An earlier version of this editor has kept words here that were not saved, in a form that this one cannot
            open.{" "}
            <a className="link" download="unsaved-words.txt" href={`data:text/plain,${encodeURIComponent(json)}`}>
              Save them as a file
            </a>
            , and copy from it what you need.
          </p>
        );
      })}
    </>
  );
}
