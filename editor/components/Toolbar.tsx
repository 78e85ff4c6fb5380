import { useRef } from "react";
import type { EditorSession, SessionState } from "../session/editor-session";

interface Props {
  session: EditorSession;
  state: SessionState;
  onSignOut: (() => void) | undefined;
}

/** Where one is, what happened last, and the button that saves. */
export function Toolbar({ session, state: { draft, changed, isSaving, notice }, onSignOut }: Props) {
  const confirmation = useRef<HTMLDialogElement>(null);
  const proposal = draft?.base.proposal;
  const isDirty = changed.length > 0;
  const isProblem = notice?.kind === "problem";
  return (
    <header className="toolbar">
      <div>
        <h1>Content editor</h1>
        <p className="help">{session.repository.place}</p>
      </div>
      <div className="notice" data-kind={notice?.kind}>
        <p role="alert">{isProblem && notice.text}</p>
        <p role="status">
          {!isProblem && (notice?.text ?? (isDirty ? "You have changes that are not saved." : "Everything is saved."))}
        </p>
        {proposal && (
          <p>
            <a href={proposal.url} target="_blank" rel="noreferrer">
              Change {proposal.number} waits for approval
            </a>
            .
          </p>
        )}
      </div>
      <div className="toolbar-buttons">
        {onSignOut && (
          <button type="button" className="link" onClick={onSignOut}>
            Sign out
          </button>
        )}
        {/* Not `disabled` when there is nothing to do: whoever has just pressed them would lose the focus. */}
        <button
          type="button"
          className="link"
          aria-disabled={!isDirty}
          onClick={() => isDirty && confirmation.current?.showModal()}
        >
          Discard changes
        </button>
        <button
          type="button"
          className="button primary"
          aria-disabled={!isDirty || isSaving}
          onClick={() => session.save()}
        >
          {isSaving ? "Saving …" : "Save"}
        </button>
      </div>
      <dialog ref={confirmation} aria-labelledby="discard-heading">
        <form method="dialog">
          <h2 id="discard-heading" className="dialog-heading">
            Throw your changes away?
          </h2>
          <p>Everything goes back to what was saved last. This cannot be undone.</p>
          <div className="dialog-buttons">
            <button type="submit" className="button">
              Keep my changes
            </button>
            <button type="submit" className="button danger" onClick={() => session.discard()}>
              Throw them away
            </button>
          </div>
        </form>
      </dialog>
    </header>
  );
}
