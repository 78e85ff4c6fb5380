import { useEffect, useRef } from "react";
import { onSaveKey } from "../save-key";
import type { EditorSession, SessionState } from "../session/editor-session";
import { Confirmation } from "./Confirmation";
import { TryAgain } from "./Recovery";

interface Props {
  session: EditorSession;
  state: SessionState;
  onSignOut: (() => void) | undefined;
}

/** Where one is, what happened last, and the button that saves. */
export function Toolbar({ session, state, onSignOut }: Props) {
  const { draft, isUnread, changed, isSaving, notice } = state;
  const discarding = useRef<HTMLDialogElement>(null);
  const signingOut = useRef<HTMLDialogElement>(null);
  const proposal = draft?.base.proposal;
  const isDirty = changed.length > 0;
  const isProblem = notice?.kind === "problem";
  useEffect(() => {
    document.title = isDirty ? "• Content editor" : "Content editor";
  }, [isDirty]);
  useEffect(() => {
    const save = () => {
      // What a dialog asks comes first.
      if (!document.querySelector("dialog[open]")) void session.save();
    };
    return onSaveKey(save);
  }, [session]);
  return (
    <header className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-survey bg-paper-deep px-6 py-3">
      <div>
        <h1 className="text-[1.25rem] leading-tight">Content editor</h1>
        <p className="help">{session.repository.place}</p>
      </div>
      <div className="notice" data-kind={notice?.kind}>
        {/* Another element each time, so that the same words are announced again. */}
        <div role="alert">{isProblem && <p key={notice.id}>{notice.text}</p>}</div>
        <div role="status">
          {!isProblem && (
            <p key={notice?.id}>
              {notice?.text ?? (isDirty ? "You have changes that are not saved." : "Everything is saved.")}
            </p>
          )}
        </div>
        {isUnread && <TryAgain session={session} />}
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
          <button
            type="button"
            className="link"
            onClick={() => (isDirty ? signingOut.current?.showModal() : onSignOut())}
          >
            Sign out
          </button>
        )}
        {/* Not `disabled` when there is nothing to do: whoever has just pressed them would lose the focus. */}
        <button
          type="button"
          className="link"
          aria-disabled={!isDirty || isSaving}
          onClick={() => isDirty && !isSaving && discarding.current?.showModal()}
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
      <Confirmation
        ref={discarding}
        question="Throw your changes away?"
        yes="Throw them away"
        no="Keep my changes"
        onYes={() => session.discard()}
      >
        Everything goes back to what was saved last. This cannot be undone.
      </Confirmation>
      {onSignOut && (
        <Confirmation
          ref={signingOut}
          question="Sign out before you have saved?"
          yes="Sign out"
          no="Stay signed in"
          onYes={onSignOut}
        >
          Your changes are not on the website. They stay in this browser, on this computer, and are here again when you
          sign in with this account.
        </Confirmation>
      )}
    </header>
  );
}
