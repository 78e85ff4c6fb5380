import { useMemo } from "react";
import { describeChanges } from "../draft/describe-changes";
import { Button } from "./Button";
import { useEditor } from "./form/useField";

/** Shows whether the saved content is on the website yet, and what is still missing. */
export function PublicationStatus({ onSeeChanges }: { onSeeChanges: () => void }) {
  const { draft, where, notice } = useEditor().state;
  const { base } = draft;
  const changes = useMemo(() => {
    if (!where?.online || where.state === "online") return [];
    return describeChanges(where.online, base);
  }, [where, base]);
  if (!where) return null;

  const isOnComputer = where.state === "computer";
  const count = changes.length === 1 ? "1 change is" : `${changes.length || "Some"} changes are`;
  const isInNotice = notice?.text.includes(where.text);
  const text = where.text && !isInNotice ? where.text : "";
  const isAllPublished = where.text === "" && where.state === "online";
  const seeButton = changes.length > 0 && (
    <Button label={isOnComputer ? "See them" : "See what waits"} onClick={onSeeChanges} />
  );
  return (
    <div role="status">
      <p>
        {isOnComputer && (changes.length > 0 || !text) && `${count} on this computer, not on the website yet. `}
        {text || (isAllPublished && "Everything that is saved has been published.")} {isOnComputer && seeButton}
      </p>
      <div className="flex flex-wrap gap-x-4">
        {!isOnComputer && seeButton}
        {where.links.map(({ label, url }) => (
          <a key={url} className="link" href={url} target="_blank" rel="noreferrer">
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
