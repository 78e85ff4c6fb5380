import { useCallback, useEffect, useState } from "react";
import { summarize } from "../draft/change-words";
import { describeChanges } from "../draft/describe-changes";
import { versionOf } from "../draft/draft";
import { messageOf } from "../message-of";
import type { EarlierVersion } from "../repositories/repository";
import { Button } from "./Button";
import { ChangeList } from "./ChangeList";
import { Dialog } from "./Dialog";
import { useEditor } from "./form/useField";

/** Lists earlier versions, and compares one of them with the draft. */
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
        setStatus(messageOf(error));
      }
    },
    [repository],
  );
  useEffect(() => void read(), [read]);
  const parentOf = (version: EarlierVersion) => versions.find(({ id }) => id === version.parent);
  const before = chosen && parentOf(chosen);
  const title = chosen ? `What has changed since ${timeOf(chosen)}` : "Earlier versions";
  const more = next && <Button label="Show earlier ones" onClick={() => read(next)} />;
  const back = <Button label="Back to the list" onClick={() => choose(undefined)} />;
  return (
    <Dialog key={title} title={title} onClose={onClose} actions={chosen ? back : more}>
      {chosen ? (
        <>
          <ChangeList before={chosen} after={versionOf(state.draft)} undoLabel="Bring back" />
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
            // The parent of this version belongs to the next page of the history, which has not been loaded.
            if (version.parent !== undefined && !parent) return null;
            const summary = parent ? summarize(describeChanges(parent, version)) : "The first version";
            return (
              <li key={version.id} className="border-t border-survey py-3">
                <p className="help">
                  {timeOf(version)}, {version.author}
                </p>
                <p>{summary || "Nothing that the website shows"}</p>
                <Button label="Compare" name={timeOf(version)} onClick={() => choose(version)} />
              </li>
            );
          })}
        </ol>
      )}
      <p role="status">{status}</p>
    </Dialog>
  );
}

function timeOf({ savedAt }: EarlierVersion): string {
  return savedAt.toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
}
