import { useMemo } from "react";
import { describeChanges } from "../draft/describe-changes";
import type { SessionState } from "../session/editor-session";
import { Button } from "./Button";

interface Props {
  state: SessionState;
  onSeeChanges: () => void;
}

/** How far what is saved has come on its way to the website. */
export function WhereItIs({ state: { draft, where }, onSeeChanges }: Props) {
  const base = draft?.base;
  const changes = useMemo(
    () => (where?.online && base && where.state !== "online" ? describeChanges(where.online, base) : []),
    [where, base],
  );
  if (!where) return null;
  const are = changes.length === 1 ? "1 change is" : `${changes.length || "Some"} changes are`;
  return (
    <div role="status">
      <p>
        {where.state === "computer" && `${are} on this computer, not on the website yet. `}
        {where.text || (where.state === "online" && "All that is saved is on the website.")}{" "}
        {changes.length > 0 && <Button does="See them" look="link" onClick={onSeeChanges} />}
      </p>
      {where.links.map(({ label, url }) => (
        <a key={url} className="link mr-4" href={url} target="_blank" rel="noreferrer">
          {label}
        </a>
      ))}
    </div>
  );
}
