import { useEffect, useState } from "react";
import { versionOf } from "../draft/draft";
import { onSaveKey } from "../save-key";
import { Button } from "./Button";
import { ChangeList } from "./ChangeList";
import { Dialog } from "./Dialog";
import { useEditor } from "./form/useField";
import { PublicationStatus } from "./PublicationStatus";
import { VersionsDialog } from "./VersionsDialog";

/** The latest notice, the state of the content, and the buttons that save, publish or discard it. */
export function Toolbar({ onSignOut }: { onSignOut: (() => void) | undefined }) {
  const { session, state } = useEditor();
  const { draft, isUnread, changes, busy, where, notice, storageProblem } = state;
  const { repository } = session;
  const [opened, setOpened] = useState<"unsaved" | "unpublished" | "versions" | "discard" | "signOut">();
  const close = () => setOpened(undefined);
  const isDirty = changes.length > 0 || draft.joins !== undefined;
  const isBusy = busy !== undefined;
  const canPublish = !busy && where?.canPublish === true;
  const isProblem = notice?.kind === "problem";
  useEffect(() => onSaveKey(() => session.save()), [session]);
  useEffect(() => {
    document.title = isDirty ? "• Content editor" : "Content editor";
  }, [isDirty]);

  const saveState = isDirty ? "You have changes that are not saved." : "Everything is saved.";
  const count = changes.length === 1 ? "1 change" : `${changes.length} changes`;

  const unsavedTitle = draft.joins
    ? "What has come from the website, and what you have changed"
    : "What you have changed";
  const discard = () => {
    close();
    session.discard();
  };
  return (
    <header className="col-span-full flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-survey bg-paper-deep px-6 py-3">
      <div>
        <h1 className="text-[1.25rem] leading-tight">Content editor</h1>
        <p className="help">{repository.place}</p>
      </div>
      <div className="grow basis-80">
        <div className="flex flex-wrap gap-x-4">
          <div className="notice" data-kind={notice?.kind}>
            {/* Each notice is a new element, so that a repeated text is announced again. */}
            <div role="alert">{isProblem && <p key={notice.id}>{notice.text}</p>}</div>
            <div role="status">{!isProblem && <p key={notice?.id}>{notice?.text ?? saveState}</p>}</div>
            {isUnread && <Button label="Try again" className="button" onClick={() => session.start()} />}
          </div>
          {changes.length > 0 && <Button label={`See ${count}`} onClick={() => setOpened("unsaved")} />}
        </div>
        <PublicationStatus onSeeChanges={() => setOpened("unpublished")} />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {onSignOut && <Button label="Sign out" onClick={isDirty ? () => setOpened("signOut") : onSignOut} />}
        <Button label="Earlier versions" onClick={() => setOpened("versions")} />
        <Button label="Discard changes" isDisabled={!isDirty || isBusy} onClick={() => setOpened("discard")} />
        {/* A click works even while the button looks disabled: newly typed text may need saving. */}
        <button
          type="button"
          className="button primary"
          aria-disabled={!isDirty || isBusy}
          onClick={() => session.save()}
        >
          {busy === "saving" ? "Saving …" : "Save"}
        </button>
        {repository.publish && (
          <Button
            label={busy === "publishing" ? "Publishing …" : "Publish"}
            className={canPublish && !isDirty ? "button primary" : "button"}
            isDisabled={isBusy}
            onClick={() => session.publish()}
          />
        )}
      </div>
      {opened === "unsaved" && (
        <Dialog title={unsavedTitle} onClose={close}>
          <ChangeList before={draft.base} after={versionOf(draft)} undoLabel="Take back" />
        </Dialog>
      )}
      {opened === "unpublished" && where?.online && (
        <Dialog title="What is not on the website yet" onClose={close}>
          <ChangeList before={where.online} after={draft.base} />
        </Dialog>
      )}
      {opened === "versions" && <VersionsDialog onClose={close} />}
      {opened === "discard" && (
        <Dialog
          title="Throw your changes away?"
          isQuestion
          closeLabel="Keep my changes"
          onClose={close}
          actions={<Button label="Throw them away" className="button" onClick={discard} />}
        >
          <p>Everything goes back to what was saved last. This cannot be undone.</p>
        </Dialog>
      )}
      {opened === "signOut" && onSignOut && (
        <Dialog
          title="Sign out before you have saved?"
          isQuestion
          closeLabel="Stay signed in"
          onClose={close}
          actions={<Button label="Sign out" className="button" onClick={onSignOut} />}
        >
          <p>
            {storageProblem
              ? "This browser cannot keep your changes: they are lost when you sign out. Save first."
              : "Your changes stay in this browser, and are here again when you sign in with the same account."}
          </p>
        </Dialog>
      )}
    </header>
  );
}
