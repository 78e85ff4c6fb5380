import { useEffect, useRef, useState } from "react";
import { onSaveKey } from "../save-key";
import type { EditorSession, SessionState } from "../session/editor-session";
import { Button } from "./Button";

interface Props {
  session: EditorSession;
  state: SessionState;
  onSignOut: (() => void) | undefined;
}

/** Where one is, what happened last, and the button that saves. */
export function Toolbar({ session, state, onSignOut }: Props) {
  const { draft, isUnread, changed, isSaving, notice, storageProblem } = state;
  const confirmation = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<"discard" | "signOut">("discard");
  const proposal = draft?.base.proposal;
  const isDirty = changed.length > 0;
  const isProblem = notice?.kind === "problem";
  useEffect(() => onSaveKey(() => session.save()), [session]);
  useEffect(() => {
    document.title = isDirty ? "• Content editor" : "Content editor";
  }, [isDirty]);

  /** Before changes that are not saved go out of sight. */
  const ask = (about: typeof asked) => {
    setAsked(about);
    confirmation.current?.showModal();
  };
  const answerYes = () => {
    confirmation.current?.close();
    act?.();
  };
  const { question, consequence, no, yes, act } = {
    discard: {
      question: "Throw your changes away?",
      consequence: "Everything goes back to what was saved last. This cannot be undone.",
      no: "Keep my changes",
      yes: "Throw them away",
      act: () => session.discard(),
    },
    signOut: {
      question: "Sign out before you have saved?",
      consequence: storageProblem
        ? "This browser cannot keep your changes: they are lost when you sign out. Save first."
        : "Your changes stay in this browser, and are here again when you sign in with the same account.",
      no: "Stay signed in",
      yes: "Sign out",
      act: onSignOut,
    },
  }[asked];
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
        {isUnread && <Button does="Try again" onClick={() => session.start()} />}
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
        {onSignOut && <Button does="Sign out" look="link" onClick={isDirty ? () => ask("signOut") : onSignOut} />}
        <Button does="Discard changes" look="link" isIdle={!isDirty || isSaving} onClick={() => ask("discard")} />
        {/* What was typed a moment ago is saved as well, before this looks as if there were something to save. */}
        <button
          type="button"
          className="button primary"
          aria-disabled={!isDirty || isSaving}
          onClick={() => session.save()}
        >
          {isSaving ? "Saving …" : "Save"}
        </button>
      </div>
      <dialog ref={confirmation} aria-labelledby="question">
        <form method="dialog">
          <h2 id="question" className="mb-2 text-[1.5rem]">
            {question}
          </h2>
          <p>{consequence}</p>
          <div className="mt-6 flex items-center justify-end gap-4">
            <button type="submit" className="button">
              {no}
            </button>
            <Button does={yes} onClick={answerYes} />
          </div>
        </form>
      </dialog>
    </header>
  );
}
