import { useCallback, useEffect, useState } from "react";
import { summarize } from "../draft/change-words";
import { describeChanges } from "../draft/describe-changes";
import { versionOf } from "../draft/draft";
import type { EarlierVersion } from "../repositories/repository";
import { Button } from "./Button";
import { ChangeList } from "./ChangeList";
import { useEditor } from "./form/useField";
import { useModal } from "./useModal";

/** What was saved earlier, when and by whom; of one version, what is different now, which can be brought back. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { session, state } = useEditor();
  const { repository } = session;
  const [versions, setVersions] = useState<readonly EarlierVersion[]>([]);
  const [next, setNext] = useState<string>();
  const [status, setStatus] = useState("Reading the earlier versions …");
  const [chosen, choose] = useState<EarlierVersion>();
  const read = useCallback(
    async (after?: string) => {
      try {
        const history = await repository.history(after);
        setVersions((known) => [...(after ? known : []), ...history.versions]);
        setNext(history.next);
        setStatus(history.versions.length > 0 ? "" : "Nothing was saved earlier.");
      } catch (error) {
        setStatus(error instanceof Error ? error.message : String(error));
      }
    },
    [repository],
  );
  useEffect(() => void read(), [read]);
  const parentOf = (version: EarlierVersion) => versions.find(({ id }) => id === version.parent);
  const before = chosen && parentOf(chosen);
  const heading = chosen ? "version-heading" : "versions-heading";
  return (
    <dialog ref={useModal(heading)} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading} tabIndex={-1} className="mb-2 text-[1.5rem] outline-none">
        {chosen ? `What has changed since ${timeOf(chosen)}` : "Earlier versions"}
      </h2>
      {chosen ? (
        <>
          <ChangeList before={chosen} after={state.draft ? versionOf(state.draft) : chosen} does="Bring back" />
          {before && (
            <details className="my-4 border-t border-survey py-3">
              <summary className="cursor-pointer font-semibold">What was changed at that time</summary>
              <ChangeList before={before} after={chosen} />
            </details>
          )}
        </>
      ) : (
        <ol>
          {versions.map((version) => {
            const parent = parentOf(version);
            // What the last one has changed is known when the one before it has been read.
            if (version.parent !== undefined && !parent) return null;
            const words = parent ? summarize(describeChanges(parent, version)) : "The first version";
            return (
              <li key={version.id} className="border-t border-survey py-3">
                <p className="help">
                  {timeOf(version)}, {version.author}
                </p>
                <p>{words || "Nothing that the website shows"}</p>
                <Button does="Compare" name={timeOf(version)} look="link" onClick={() => choose(version)} />
              </li>
            );
          })}
        </ol>
      )}
      <p role="status">{status}</p>
      <div className="dialog-actions">
        {!chosen && next && <Button does="Show earlier ones" look="link" onClick={() => read(next)} />}
        {chosen && <Button does="Back to the list" look="link" onClick={() => choose(undefined)} />}
        <Button does="Close" onClick={onClose} />
      </div>
    </dialog>
  );
}

function timeOf({ savedAt }: EarlierVersion): string {
  return savedAt.toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
}
