import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CONTENT_SCHEMAS, type ContentName } from "../../../content-model/schemas";
import { valueAt } from "../../draft/paths";
import type { Repository } from "../../repositories/repository";
import { EditorSession } from "../../session/editor-session";
import { SNAPSHOT } from "../../test/helpers/fixture-snapshot";
import { Workspace } from "../Workspace";

const [FIRST_REVIEW] = JSON.parse(SNAPSHOT.texts.get("reviews.json") ?? "").reviews;
const ONE_REVIEW = new Map(SNAPSHOT.texts).set("reviews.json", JSON.stringify({ reviews: [FIRST_REVIEW] }));
/** The fixtures with only a few cities, because each test of their form renders all of them. */
const TEXTS = new Map(SNAPSHOT.texts).set("cities.json", '{"cities": ["Dearborn", "Detroit", "Novi", "Troy"]}');

const repository: Repository = {
  place: "memory",
  afterSaving: "",
  draftKey: "memory",
  locate: () => Promise.reject(new Error("Nobody knows.")),
  history: async () => ({ versions: [] }),
  load: async () => SNAPSHOT,
  readImage: () => Promise.reject(new Error("There are no images here.")),
  save: () => Promise.reject(new Error("Nothing is saved here.")),
};

const storage = {
  readDrafts: async () => ({ draft: undefined, older: [] }),
  writeDraft: async () => {},
  deleteDraft: async () => {},
};

/** Renders the whole content editor with the form of one file. */
async function open(file: ContentName, texts = TEXTS) {
  const session = new EditorSession({ ...repository, load: async () => ({ ...SNAPSHOT, texts }) }, new Map(), storage);
  await session.start();
  render(<Workspace session={session} />);
  await openFile(file);
  return { drafted: (...keys: (string | number)[]) => valueAt(session.state.draft?.contents[file], keys) };
}

async function openFile(file: ContentName): Promise<void> {
  const title = CONTENT_SCHEMAS[file].meta()?.title ?? "";
  click(screen.getByText(title, { selector: "nav button *" }));
  await settle();
}

/** The latest announcement for screen readers. */
const announced = () => screen.getAllByRole("status").at(-1);

/** Lets the session check what was typed. */
const settle = () => act(() => jest.runOnlyPendingTimersAsync());
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 });
  // jsdom has no layout and no scrolling.
  Element.prototype.scrollIntoView = () => {};
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

afterEach(() => jest.useRealTimers());

/** Clicks, and moves the focus there. */
function click(element: HTMLElement): void {
  act(() => element.focus());
  fireEvent.click(element);
}

/** Opens an entry or a group by its line. */
async function openLine(words: RegExp): Promise<HTMLElement> {
  const line = screen.getByText(words);
  click(line);
  await settle();
  const details = line.closest("details");
  if (!details) throw new Error(`"${words}" does not open anything.`);
  return details;
}

/** Replaces the text of a field at once, as by pasting. */
function fill(field: HTMLElement, words: string): void {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: words } });
}

test.each<[string, ContentName, lines: RegExp[], label: string, words: string, keys: (string | number)[], unknown]>([
  [
    "a space at the end",
    "reviews",
    [/^Sample Client A/],
    "Where it was published",
    "Bar ",
    ["reviews", 0, "source"],
    "Bar",
  ],
  ["a phone number", "site", [/^Contact$/], "Phone number", "248-555-0199", ["contact", "phone"], "(248) 555-0199"],
  ["a thousands separator", "stats", [/^Deeds Generated, 25,000$/], "Figure", "26,500", ["stats", 1, "number"], 26500],
])(
  "%s is normalized when the field loses the focus, not during typing",
  async (_what, file, lines, label, words, keys, value) => {
    const { drafted } = await open(file);
    for (const line of lines) await openLine(line);
    const field = screen.getAllByLabelText(label)[0] as HTMLElement;
    await user.clear(field);
    await user.type(field, words);
    await settle();
    expect(field).toHaveValue(words);
    expect(field).not.toHaveAttribute("aria-invalid");
    expect(drafted(...keys)).toBe(value);
    await user.tab();
    expect(field).toHaveValue(String(value));
    expect(drafted(...keys)).toBe(value);
  },
);

test("a field says how many characters are left", async () => {
  await open("reviews");
  const source = within(await openLine(/^Sample Client A/)).getByLabelText("Where it was published");
  fill(source, "x".repeat(9));
  expect(source).not.toHaveAccessibleDescription(/left/);
  fill(source, "x".repeat(10));
  expect(source).toHaveAccessibleDescription(/Characters left: 20/);
  fill(source, "x".repeat(33));
  expect(source).toHaveAccessibleDescription(/3 too many/);
});

test("a derived value is filled in from its source, unless a person has typed another one", async () => {
  const { drafted } = await open("reviews");
  const entry = await openLine(/^Sample Client A/);
  const [name, initial] = ["Client's name", "Initial"].map((label) => within(entry).getByLabelText(label));
  if (!name || !initial) throw new Error("These fields are not in the form.");
  const before = drafted("reviews", 0, "shortText");
  fill(initial, "");
  expect(initial).toHaveAttribute("placeholder", "S");
  expect(initial).toHaveAccessibleDescription(/While it is empty, it is filled in from the other fields\./);
  fill(name, "Maria D.");
  expect(initial).toHaveAttribute("placeholder", "M");
  fill(initial, "M");
  fill(name, "Jon E.");
  expect(initial).toHaveValue("");
  expect(initial).toHaveAttribute("placeholder", "J");
  fill(initial, "JE");
  fill(name, "Jonas");
  expect(drafted("reviews", 0)).toMatchObject({ id: "review-1", initial: "JE", shortText: before });
});

test("a short text that does not match the review shows its problem at its own field, worded for a form", async () => {
  await open("reviews");
  const entry = await openLine(/^Sample Client A/);
  const fullText = within(entry).getByLabelText("Full text");
  fill(fullText, "They were kind to us.");
  await settle();
  expect(fullText).not.toHaveAttribute("aria-invalid");
  const shortText = within(entry).getByLabelText("Short text");
  const told = /This is not the exact beginning of the full text; delete it, and the site uses the first sentences\./;
  expect(shortText).toHaveAccessibleDescription(told);
  fill(shortText, "");
  await settle();
  expect(shortText).not.toHaveAttribute("aria-invalid");
  expect(shortText).toHaveAttribute("placeholder", "They were kind to us.");
});

test("an incomplete number stays as it is typed", async () => {
  const { drafted } = await open("site");
  const contact = await openLine(/^Contact$/);
  click(within(contact).getByText(/^Position of the office/));
  await settle();
  const latitude = within(contact).getByLabelText("Latitude");
  fill(latitude, "");
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

test("an incomplete date is reported, and the draft keeps the last complete one", async () => {
  const { drafted } = await open("reviews");
  const date = within(await openLine(/^Sample Client A/)).getByLabelText("Date of the review");
  const before = drafted("reviews", 0, "date");
  let isHalf = true;
  // A browser reports a date without its month like this.
  Object.defineProperty(date, "validity", { get: () => ({ badInput: isHalf }) });
  fireEvent.change(date, { target: { value: "" } });
  await settle();
  expect(date).toHaveAccessibleDescription(
    /This date is incomplete or does not exist\. Until you correct it, September.18, 2026 stays\.$/,
  );
  expect(date).toHaveValue("");
  expect(drafted("reviews", 0, "date")).toBe(before);

  // Browsers send no event when the rest of the date is deleted.
  isHalf = false;
  fireEvent.blur(date);
  await settle();
  expect(date).toHaveAccessibleDescription(/This is empty; write the date\.$/);
  expect(drafted("reviews", 0, "date")).toBe("");
});

test("the message about a date in the future includes today's date on this computer", async () => {
  await open("reviews");
  const date = within(await openLine(/^Sample Client A/)).getByLabelText("Date of the review");
  jest.setSystemTime(new Date(2020, 2, 3, 12));
  fireEvent.change(date, { target: { value: "2024-05-06" } });
  await settle();
  expect(date).toHaveAccessibleDescription(/is in the future; .* this computer's date is March 3, 2020/);
});

test("an empty field shows no problem before a person has visited it", async () => {
  await open("reviews");
  click(screen.getByRole("button", { name: "Add a review" }));
  await settle();
  const name = screen.getByLabelText("Client's name");
  expect(name).toHaveFocus();
  expect(name).not.toHaveAttribute("aria-invalid");
  await user.tab();
  expect(name).toHaveAttribute("aria-invalid", "true");
  expect(name).toHaveAccessibleDescription(/This is empty; write the text\.$/);
  expect(screen.getByLabelText("Full text")).not.toHaveAttribute("aria-invalid");
});

test("fixed words are read-only, unless the file has different words", async () => {
  const text = SNAPSHOT.texts.get("not-found.json")?.replace("Return to Home", "Go home") ?? "";
  const { drafted } = await open("not-found", new Map(TEXTS).set("not-found.json", text));
  expect(screen.getByLabelText("Heading")).toHaveAttribute("readonly");
  const link = screen.getByLabelText("Words of the link home");
  expect(link).toHaveAccessibleDescription(/write "Return to Home"/);
  fill(link, "Return to Home");
  expect(link).toHaveAttribute("readonly");
  expect(drafted("homeLink")).toBe("Return to Home");
});

test("a city is added only by Enter or the button; until then, its text is announced and leaving warns about it", async () => {
  const { drafted } = await open("cities");
  const before = drafted("cities");
  const box = () => screen.getByLabelText("Add a city");
  const left = "“Tr” is not in the list yet. Press Enter, or click Add.";
  await user.type(box(), "Tr");
  click(screen.getByDisplayValue("Novi"));
  await settle();
  expect(announced()).toHaveTextContent(left);
  expect(drafted("cities")).toEqual(before);
  expect(box()).toHaveValue("Tr");
  expect(box()).toHaveAccessibleDescription(left);

  await openFile("faq");
  const leaving = new Event("beforeunload", { cancelable: true });
  act(() => void window.dispatchEvent(leaving));
  expect(leaving.defaultPrevented).toBe(true);
  await openFile("cities");
  expect(box()).toHaveAccessibleDescription(left);

  fill(box(), "Trenton");
  click(screen.getByRole("button", { name: "Add" }));
  await user.type(box(), "Ecorse{Enter}");
  expect(box()).toHaveValue("");
  expect(drafted("cities")).toEqual(expect.arrayContaining(["Ecorse", "Trenton"]));
});

test("a city that exists is not added again, and its number in the list is announced each time", async () => {
  const { drafted } = await open("cities");
  await user.type(screen.getByLabelText("Add a city"), "detroit {Enter}");
  await settle();
  expect(drafted("cities")).toHaveLength(4);
  expect(screen.getByLabelText("Add a city")).toHaveValue("");
  const words = "Detroit is in the list already, as number 2.";
  expect(announced()).toHaveTextContent(words);
  const line = screen.getByText(words, { selector: "form p" }).closest("li");
  const entry = line?.nextElementSibling as HTMLLIElement;
  expect(within(entry).getByDisplayValue("Detroit")).toBeVisible();
  expect(entry.value).toBe(2);

  // Screen readers announce new elements.
  const said = announced()?.firstChild;
  await user.type(screen.getByLabelText("Add a city"), "Detroit{Enter}");
  expect(announced()).toHaveTextContent(words);
  expect(announced()?.firstChild).not.toBe(said);
});

test("a filtered list keeps its numbers, and still shows the edited entry and the target of a link", async () => {
  const cities = Array.from({ length: 26 }, (_, index) => `${String.fromCharCode(65 + index)}ville`);
  const withBroken = cities.with(25, "Zville <b>");
  await open("cities", new Map(TEXTS).set("cities.json", JSON.stringify({ cities: withBroken })));
  const filter = () => screen.getByLabelText("Show entries with …");
  const visible = () =>
    screen
      .getAllByLabelText(/^A city, number/)
      .filter((input) => !input.closest("li")?.hidden)
      .map((input) => (input as HTMLInputElement).value);
  fill(filter(), "JV");
  expect(visible()).toEqual(["Jville"]);
  expect(announced()).toHaveTextContent("Shown: 1 of 26.");
  expect(screen.getByDisplayValue("Jville").closest("li")?.value).toBe(10);
  fill(screen.getByDisplayValue("Jville"), "Dearborn");
  await settle();
  expect(visible()).toEqual(["Dearborn"]);

  click(screen.getByText("Cities we serve: number 26"));
  await settle();
  expect(screen.getByDisplayValue("Zville <b>")).toHaveFocus();
  expect(filter()).toHaveValue("");
  expect(visible()).toHaveLength(26);

  fill(filter(), "JV");
  await user.type(screen.getByLabelText("Add a city"), "Eville{Enter}");
  await settle();
  expect(screen.getByDisplayValue("Eville")).toBeVisible();
});

/** Deletes an entry, and expects a notice with a focused Undo button. */
async function deleteBy(name: string, deleted: string): Promise<HTMLElement> {
  const button = (words: string) => (label: string) => label.replaceAll("\u00a0", " ") === words;
  click(screen.getByRole("button", { name: button(name) }));
  await settle();
  const line = screen.getByText(`Deleted “${deleted}”.`, { selector: "form p" });
  const undo = within(line).getByRole("button", { name: button(`Undo: ${deleted}`) });
  expect(undo).toHaveFocus();
  return undo;
}

test("Undo restores the city that was deleted last, until the list changes again", async () => {
  const { drafted } = await open("cities");
  await deleteBy("Delete: Novi", "Novi");
  await deleteBy("Delete: Troy", "Troy");
  expect(screen.getAllByRole("button", { name: /^Undo/ })).toHaveLength(1);
  await user.keyboard("{Enter}");
  await settle();
  expect(drafted("cities")).toEqual(["Dearborn", "Detroit", "Troy"]);
  expect(screen.getByDisplayValue("Troy")).toHaveFocus();

  const undo = await deleteBy("Delete: Detroit", "Detroit");
  await user.type(screen.getByDisplayValue("Troy"), "a");
  expect(undo).not.toBeInTheDocument();
  expect(drafted("cities")).not.toContain("Detroit");
});

test("Ctrl+Z undoes the last deletion or move, except in a text field or while a dialog is open", async () => {
  const { drafted } = await open("landing");
  const guide = () => drafted("guide") as Record<"contents" | "assurances", readonly string[]>;
  const before = guide();
  const [first = "", second = ""] = before.assurances;
  await openLine(/^Guide/);
  click(screen.getByLabelText(`Move down: ${before.contents[0]}`));
  await settle();
  click(screen.getByLabelText(`Delete: ${first}`));
  await settle();
  const deleted = guide();

  click(screen.getByDisplayValue(second));
  await user.keyboard("{Control>}z{/Control}");
  const question = document.createElement("dialog");
  question.open = true;
  document.body.append(question);
  act(() => screen.getByRole("button", { name: "Save" }).focus());
  await user.keyboard("{Control>}z{/Control}");
  question.remove();
  expect(guide()).toBe(deleted);

  await user.keyboard("{Control>}z{/Control}");
  await settle();
  expect(guide().assurances).toEqual(before.assurances);
  expect(screen.getByDisplayValue(first)).toHaveFocus();
  act(() => screen.getByRole("button", { name: "Save" }).focus());
  await user.keyboard("{Meta>}z{/Meta}");
  await settle();
  expect(guide()).toEqual(before);
});

test.each([
  ["is left out", "site", "profiles", undefined],
  ["stays empty, which is no problem,", "reviews", "reviews", []],
] as const)("a list without its only entry %s until it comes back: %s.json", async (_what, file, key, none) => {
  const { drafted } = await open(file, ONE_REVIEW);
  const before = drafted(key) as readonly unknown[];
  for (let left = before.length; left > 0; left--) {
    const selector = `[id^='${file}:${key}['] > .entry-label`;
    click(screen.getAllByText(/./, { selector })[0] as HTMLElement);
    await settle();
    click(screen.getByRole("button", { name: /^Delete: / }));
    await settle();
  }
  expect(drafted(key)).toEqual(none);
  expect(screen.queryByText(/the page needs some/)).toBeNull();
  click(screen.getByRole("button", { name: /^Undo: / }));
  expect(drafted(key)).toEqual(before.slice(-1));
});

test("an optional group can be removed, restored until the content around it changes, and added again empty", async () => {
  const { drafted } = await open("landing");
  const about = await openLine(/^About the founding attorney$/);
  const before = drafted("about", "portrait");
  click(within(about).getByText("Portrait", { selector: ".group-label" }));
  await settle();
  await deleteBy("Remove portrait", "Portrait");
  expect(drafted("about", "portrait")).toBeUndefined();
  await user.keyboard("{Enter}");
  await settle();
  expect(drafted("about", "portrait")).toBe(before);

  const undo = await deleteBy("Remove portrait", "Portrait");
  await user.type(within(about).getByLabelText("Heading"), "!");
  expect(undo).not.toBeInTheDocument();
  click(screen.getByRole("button", { name: "Add portrait" }));
  await settle();
  expect(drafted("about", "portrait")).toEqual({ alt: "" });
});

test("a chosen file is read, and refused with a sentence if it is not an image, until an image is chosen", async () => {
  await open("awards");
  const image = within(await openLine(/^Deed Practice Award/)).getByLabelText("Image", { selector: "input" });
  const choose = async (outcome: Promise<boolean>) => {
    jest.spyOn(EditorSession.prototype, "chooseImage").mockReturnValueOnce(outcome);
    fireEvent.change(image, { target: { files: [new File([], "badge.png")] } });
    expect(image.closest("fieldset")).toHaveTextContent("Reading the file …");
    await settle();
  };
  const refusal = "“Badge.JPG” is damaged, incomplete or no image at all. Export it again";
  await choose(Promise.reject(new Error(refusal)));
  expect(image).toHaveAccessibleDescription(expect.stringContaining(refusal));
  expect(announced()).toHaveTextContent(refusal);
  await choose(Promise.resolve(true));
  expect(image).not.toHaveAccessibleDescription(/damaged/);
});

test("a file dropped outside of its box does nothing, and text can only be dropped into fields", async () => {
  await open("cities");
  const drop = (target: Element, type: string) => {
    const dataTransfer = { types: [type] };
    // False means that the default action was prevented.
    return [fireEvent.dragOver(target, { dataTransfer }), fireEvent.drop(target, { dataTransfer })];
  };
  const field = screen.getByDisplayValue("Novi");
  for (const target of [document.body, screen.getByRole("heading", { name: "Preview" }), field]) {
    expect(drop(target, "Files")).toEqual([false, false]);
  }
  expect(drop(document.body, "text/uri-list")).toEqual([false, false]);
  expect(drop(field, "text/plain")).toEqual([true, true]);
});

test("removing a mark of sample content moves the focus to its field", async () => {
  const { drafted } = await open("stats");
  const figure = await openLine(/^Deeds Generated, 25,000$/);
  const marks = screen.getAllByLabelText("Still sample content");
  expect(marks).toHaveLength(3);
  click(marks[0] as HTMLElement);
  await settle();
  expect(drafted("stats", 1, "sample")).toEqual(["source", "asOf"]);
  expect(within(figure).getByLabelText("One sentence more")).toHaveFocus();
});

test("the form asks once whether a rewritten sample is still sample content", async () => {
  const { drafted } = await open("reviews");
  const first = await openLine(/^Sample Client A/);
  const second = await openLine(/^Bartholomew/);
  const no = "No, these are the firm’s own words";
  const source = within(first).getByLabelText("Where it was published");
  await user.type(source, "s");
  expect(within(first).getByText(/^Is any of this still sample content\?/)).toBeInTheDocument();
  await user.keyboard("{Backspace}");
  expect(within(first).queryByText(/^Is any of this/)).toBeNull();
  await user.type(source, "s");
  click(within(first).getByRole("button", { name: "Yes, still sample" }));
  await user.type(source, "t");
  expect(within(first).queryByText(/^Is any of this/)).toBeNull();
  expect(drafted("reviews", 0, "sample")).toBe(true);

  await user.type(within(second).getByLabelText("Client's name"), "s");
  click(within(second).getByRole("button", { name: no }));
  expect(drafted("reviews", 1, "sample")).toBeUndefined();
  expect(within(second).queryByLabelText(/still sample/)).toBeNull();
});

test("an entry that was only moved is not asked about, and an answer stays with its entry when the entry moves", async () => {
  await open("reviews");
  const entry = await openLine(/^Bartholomew/);
  const moveDown = async () => {
    click(within(entry).getByRole("button", { name: /^Move down/ }));
    await settle();
    expect(within(entry).queryByText(/^Is any of this/)).toBeNull();
  };
  await moveDown();
  fill(within(entry).getByLabelText("Where it was published"), "Letter");
  click(within(entry).getByRole("button", { name: "Yes, still sample" }));
  await moveDown();
  const other = screen.getAllByText(/./, { selector: "[id^='reviews:reviews['] > .entry-label" })[1] as HTMLElement;
  click(other);
  await settle();
  fill(screen.getAllByLabelText("Where it was published")[0] as HTMLElement, "Letter");
  expect(screen.getAllByText(/^Is any of this still sample content\?/)).toHaveLength(1);
});

test.each([
  ["stats", /^Deeds Generated/, "Where the figure comes from", /^Is this still sample content\?/],
  ["faq", /^Should I put my daughter/, "Question", /^Is any of this still sample content\?/],
] as const)("the form also asks about a change in a marked field or entry: %s", async (file, line, label, question) => {
  await open(file);
  const entry = await openLine(line);
  await user.type(within(entry).getByLabelText(label), "x");
  expect(screen.getAllByText(question)).toHaveLength(1);
});

test("the draft is stored at once when the tab is hidden", async () => {
  const store = jest.spyOn(storage, "writeDraft");
  await open("reviews");
  const entry = await openLine(/^Bartholomew/);
  await user.type(within(entry).getByLabelText("Where it was published"), "s");
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await act(async () => void fireEvent(document, new Event("visibilitychange")));
  expect(store).toHaveBeenCalledTimes(1);
});

test("each pasted line becomes a city, without invisible characters and duplicates", async () => {
  const { drafted } = await open("cities");
  click(screen.getByLabelText("Add a city"));
  await user.paste("Brighton\u200b\r\nNovi\nGreen  Oak \n");
  await settle();
  expect(drafted("cities")).toEqual(["Brighton", "Dearborn", "Detroit", "Green Oak", "Novi", "Troy"]);
  expect(screen.getByLabelText("Add a city")).toHaveValue("");
});

test("Ctrl+Z outside of text fields does not undo words in another field", async () => {
  await open("reviews");
  const heading = screen.getByRole("heading", { name: "Client reviews" });
  heading.focus();
  expect(fireEvent.keyDown(heading, { key: "z", ctrlKey: true })).toBe(false);
});

test("a closed group shows how much of it is sample content; the form says that a made-up phone number counts", async () => {
  await open("site");
  const line = screen.getByText("Contact", { selector: ".group-label" });
  expect(line.closest("summary")).toHaveTextContent(/\d+ still sample/);
  const contact = await openLine(/^Contact$/);
  const marks = within(contact).queryAllByLabelText("Still sample content");
  for (const mark of marks) click(mark);
  await settle();
  fill(within(contact).getByLabelText("Phone number"), "(248) 555-0199");
  await settle();
  expect(within(contact).getAllByText("An example value, which counts as sample content.").length).toBeGreaterThan(0);
});
