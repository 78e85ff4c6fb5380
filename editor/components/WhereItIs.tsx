import { useMemo } from "react";
import { describeChanges } from "../draft/describe-changes";
import type { SessionState } from "../session/editor-session";
import { Button } from "./Button";

interface Props {
  state: SessionState;
  onSeeChanges: () => void;
}

/** How far what is saved has come on its way to the website. */
export function WhereItIs({ state: { draft, where, notice }, onSeeChanges }: Props) {
  const base = draft?.base;
  const changes = useMemo(
    () => (where?.online && base && where.state !== "online" ? describeChanges(where.online, base) : []),
    [where, base],
  );
  if (!where) return null;
  const are = changes.length === 1 ? "1 change is" : `${changes.length || "Some"} changes are`;
  const isHere = where.state === "computer";
  // What has just been told is not said twice.
  const text = where.text && !notice?.text.includes(where.text) ? where.text : "";
  const see = changes.length > 0 && (
    <Button does={isHere ? "See them" : "See what waits"} look="link" onClick={onSeeChanges} />
  );
  return (
    <div role="status">
      <p>
        {isHere && (changes.length > 0 || !text) && `${are} on this computer, not on the website yet. `}
        {text || (where.text === "" && where.state === "online" && "All that is saved has been published.")}{" "}
        {isHere && see}
      </p>
      <div className="flex flex-wrap gap-x-4">
        {!isHere && see}
        {where.links.map(({ label, url }) => (
          <a key={url} className="link" href={url} target="_blank" rel="noreferrer">
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
