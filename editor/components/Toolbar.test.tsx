import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Change } from "../draft/describe-changes";
import type { Repository } from "../repositories/repository";
import { EditorSession } from "../session/editor-session";
import { type Editor, EditorContext } from "./form/useField";
import { Toolbar } from "./Toolbar";

const CHANGE: Change = {
  file: "reviews",
  path: ["reviews", 0, "source"],
  kind: "changed",
  label: "Client reviews: Sample Client A: Where it was published",
  before: "Google",
  after: "Letter",
};

const repository = { place: "memory", draftKey: "memory" } as Repository;

test.each([
  [undefined, /^Your changes stay in this browser/],
  ["This browser cannot keep your draft.", /^This browser cannot keep your changes: they are lost when you sign out/],
])("signing out with unsaved changes tells what happens to them: %s", async (storageProblem, consequence) => {
  // jsdom shows no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
  const session = new EditorSession(repository, new Map());
  const state = { ...session.state, draft: {}, changes: [CHANGE], storageProblem };
  const onSignOut = jest.fn();
  const editor = { session, state } as unknown as Editor;
  render(
    <EditorContext value={editor}>
      <Toolbar onSignOut={onSignOut} />
    </EditorContext>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  const question = within(screen.getByRole("dialog", { name: "Sign out before you have saved?" }));
  expect(question.getByText(consequence)).toBeVisible();
  expect(onSignOut).not.toHaveBeenCalled();
});
