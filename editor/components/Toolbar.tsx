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
    <header className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-survey bg-paper-deep px-6 py-3">
      <div>
        <h1 className="text-[1.25rem] leading-tight">Content editor</h1>
        <p className="help">{session.repository.place}</p>
      </div>
      <div className="notice" data-kind={notice?.kind}>
        <p role="alert">{isProblem && notice.text}</p>
        <p role="status">
          {!isProblem && (notice?.text ?? (isDirty ? "You have changes that are not saved." : "Everything is saved."))}
        </p>
        {proposal && (
          <p>
            <a className="link" href={proposal.url} target="_blank" rel="noreferrer">
              Change {proposal.number} waits for approval
            </a>
            .
          </p>
        )}
      </div>
      <div className="flex items-center gap-4">
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
          <h2 id="discard-heading" className="mb-2 text-[1.5rem]">
            Throw your changes away?
          </h2>
          <p>Everything goes back to what was saved last. This cannot be undone.</p>
          <div className="mt-6 flex items-center justify-end gap-4">
            <button type="submit" className="button">
              Keep my changes
            </button>
            <button type="submit" className="button" onClick={() => session.discard()}>
              Throw them away
            </button>
          </div>
        </form>
      </dialog>
    </header>
  );
}
