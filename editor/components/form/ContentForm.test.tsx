import path from "node:path";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { ContentName } from "../../../content-model/schemas";
import { readContentFiles } from "../../../gatsby/content/read-content";
import { valueAt } from "../../draft/paths";
import type { Repository, Snapshot } from "../../repositories/repository";
import { EditorSession } from "../../session/editor-session";
import { placeKey, placeOf, useNavigation } from "../../session/useNavigation";
import { useSession } from "../../session/useSession";
import { ContentForm } from "./ContentForm";
import { FormContext } from "./form-context";

const FILES = readContentFiles(path.join(__dirname, "../../../test/fixtures/content"));
const SNAPSHOT: Snapshot = {
  version: "1",
  texts: new Map([...FILES].flatMap(([name, bytes]) => (name.endsWith(".json") ? [[name, `${bytes}`]] : []))),
  images: new Map([...FILES.keys()].flatMap((name) => (name.startsWith("images/") ? [[`./${name}`, name]] : []))),
};

const repository: Repository = {
  place: "memory",
  load: async () => SNAPSHOT,
  readImage: () => Promise.reject(new Error("There are no images here.")),
  save: () => Promise.reject(new Error("Nothing is saved here.")),
};

const storage = { readDraft: async () => undefined, writeDraft: async () => {}, deleteDraft: async () => {} };

/** Without counties, with which these forms have nothing to do. */
async function open(file: ContentName, texts = SNAPSHOT.texts) {
  const session = new EditorSession({ ...repository, load: async () => ({ ...SNAPSHOT, texts }) }, new Map(), storage);
  await session.start();
  const { container } = render(<Form session={session} file={file} />);
  return { container, drafted: (...keys: (string | number)[]) => valueAt(session.state.draft?.contents[file], keys) };
}

function Form({ session, file }: { session: EditorSession; file: ContentName }) {
  const state = useSession(session);
  const navigation = useNavigation(file);
  const problemsOf = (place: Parameters<typeof placeKey>[0]) =>
    state.diagnostics.filter((diagnostic) => placeKey(placeOf(diagnostic)) === placeKey(place));
  const form = { session, state, navigation, problemsOf, hasProblems: () => false, announce: () => {} };
  return (
    <FormContext value={form}>
      <ContentForm file={file} onFocus={() => {}} />
    </FormContext>
  );
}

/** Lets the session check what was typed. */
const settle = () => act(() => jest.runOnlyPendingTimersAsync());
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => jest.useRealTimers());

/** Opens an entry or a group by its line. */
async function openLine(words: RegExp): Promise<HTMLElement> {
  const line = screen.getByText(words);
  await user.click(line);
  await settle();
  const details = line.closest("details");
  if (!details) throw new Error(`"${words}" does not open anything.`);
  return details;
}

test("axe finds nothing in a form with every kind of entry open", async () => {
  const { container } = await open("reviews");
  await openLine(/^Sample Client A/);
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

test("a space before the next word is no part of the text, and not taken away from under somebody who types", async () => {
  const { drafted } = await open("reviews");
  const entry = await openLine(/^Sample Client A/);
  const source = within(entry).getByLabelText("Where it was published");
  await user.clear(source);
  await user.type(source, "State ");
  await settle();
  expect(source).toHaveValue("State ");
  expect(source).not.toHaveAttribute("aria-invalid");
  expect(drafted("reviews", 0, "source")).toBe("State");
  await user.type(source, "Bar");
  expect(drafted("reviews", 0, "source")).toBe("State Bar");
});

test("a field says how much room is left when little is", async () => {
  await open("reviews");
  const entry = await openLine(/^Sample Client A/);
  const source = within(entry).getByLabelText("Where it was published");
  await user.clear(source);
  await user.type(source, "123456789");
  expect(source).not.toHaveAccessibleDescription(/left/);
  await user.type(source, "0");
  expect(source).toHaveAccessibleDescription(/20 characters left/);
  await user.type(source, "12345678901234567890123");
  expect(source).toHaveAccessibleDescription(/3 too many/);
});

test("what follows from other fields shows in their place, and can be had again", async () => {
  const { drafted } = await open("reviews");
  const entry = await openLine(/^Sample Client A/);
  const initial = within(entry).getByLabelText("Initial");
  const again = within(
    within(entry)
      .getByText(/Initial/)
      .closest(".field") as HTMLElement,
  );
  await user.click(again.getByRole("button", { name: "Fill in from the other fields again" }));
  expect(drafted("reviews", 0, "initial")).toBeUndefined();
  expect(initial).toHaveValue("");
  expect(initial).toHaveAttribute("placeholder", "S");
  expect(initial).toHaveAccessibleDescription(/Filled in from the other fields/);
  await user.clear(within(entry).getByLabelText("Client's name"));
  await user.type(within(entry).getByLabelText("Client's name"), "Maria D.");
  expect(initial).toHaveAttribute("placeholder", "M");
});

test("a number stays as it is typed while it is on its way to one", async () => {
  const { drafted } = await open("site");
  const contact = await openLine(/^Contact$/);
  await user.click(within(contact).getByText(/^Position of the office/));
  await settle();
  const latitude = within(contact).getByLabelText("Latitude");
  await user.clear(latitude);
  expect(drafted("contact", "geo", "latitude")).toBeUndefined();
  await user.type(latitude, "42.");
  await settle();
  expect(latitude).toHaveAccessibleDescription(/is not a number/);
  await user.type(latitude, "50");
  await settle();
  expect(latitude).toHaveValue("42.50");
  expect(drafted("contact", "geo", "latitude")).toBe(42.5);
  expect(latitude).not.toHaveAttribute("aria-invalid");
});

test("a field is not told off before somebody has come to it", async () => {
  await open("reviews");
  await user.click(screen.getByRole("button", { name: "Add a review" }));
  await settle();
  const name = screen.getByLabelText("Client's name");
  expect(name).toHaveFocus();
  expect(name).not.toHaveAttribute("aria-invalid");
  await user.tab();
  expect(name).toHaveAttribute("aria-invalid", "true");
  expect(name).toHaveAccessibleDescription(/This is empty; write the text\.$/);
  expect(screen.getByLabelText("Full text")).not.toHaveAttribute("aria-invalid");
});

test("fixed words cannot be typed over, and come back where somebody has changed them in the file", async () => {
  const text = SNAPSHOT.texts.get("not-found.json")?.replace("Return to Home", "Go home") ?? "";
  const { drafted } = await open("not-found", new Map(SNAPSHOT.texts).set("not-found.json", text));
  const link = screen.getByLabelText("Words of the link home");
  expect(link).toHaveAttribute("readonly");
  await user.click(screen.getByRole("button", { name: "Put the fixed words back" }));
  expect(drafted("homeLink")).toBe("Return to Home");
});

test("a group that may be left out is removed, and added again empty", async () => {
  const { drafted } = await open("landing");
  const about = await openLine(/^About the founding attorney$/);
  await user.click(within(about).getByText("Portrait", { selector: ".group-label" }));
  await settle();
  await user.click(screen.getByRole("button", { name: "Remove portrait" }));
  await settle();
  expect(drafted("about", "portrait")).toBeUndefined();
  const add = screen.getByRole("button", { name: "Add portrait" });
  expect(add).toHaveFocus();
  await user.click(add);
  await settle();
  expect(drafted("about", "portrait")).toEqual({ alt: "" });
});

test("a mark of sample content goes, and the focus goes to the field", async () => {
  const { drafted } = await open("stats");
  const figure = await openLine(/^Deeds Generated, 25,000$/);
  const marks = within(figure).getAllByLabelText("Still sample content");
  expect(marks).toHaveLength(3);
  await user.click(marks[0] as HTMLElement);
  await settle();
  expect(drafted("stats", 1, "sample")).toEqual(["source", "asOf"]);
  expect(within(figure).getByLabelText("One sentence more")).toHaveFocus();
});

test("a file that is broken says so instead of a form", async () => {
  await open("faq", new Map(SNAPSHOT.texts).set("faq.json", '{ "questions": [ }'));
  expect(
    screen.getByText(/^This part cannot be edited here, because its file content\/faq\.json is broken/),
  ).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
