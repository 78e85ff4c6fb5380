import path from "node:path";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CONTENT_SCHEMAS, type ContentName } from "../../../content-model/schemas";
import { readContentFiles } from "../../../gatsby/content/read-content";
import { valueAt } from "../../draft/paths";
import type { Repository, Snapshot } from "../../repositories/repository";
import { EditorSession } from "../../session/editor-session";
import { Workspace } from "../Workspace";

const FILES = readContentFiles(path.join(__dirname, "../../../test/fixtures/content"));
const SNAPSHOT: Snapshot = {
  version: "1",
  texts: new Map([...FILES].flatMap(([name, bytes]) => (name.endsWith(".json") ? [[name, `${bytes}`]] : []))),
  images: new Map([...FILES.keys()].flatMap((name) => (name.startsWith("images/") ? [[`./${name}`, name]] : []))),
  unexpectedFiles: [],
};

const FEW_CITIES = new Map(SNAPSHOT.texts).set("cities.json", '{"cities": ["Dearborn", "Detroit", "Novi", "Troy"]}');

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

/** Opens the whole content editor at one form. */
async function open(file: ContentName, texts = SNAPSHOT.texts) {
  const session = new EditorSession({ ...repository, load: async () => ({ ...SNAPSHOT, texts }) }, new Map(), storage);
  await session.start();
  render(<Workspace session={session} />);
  await openFile(file);
  return { drafted: (...keys: (string | number)[]) => valueAt(session.state.draft?.contents[file], keys) };
}

async function openFile(file: ContentName): Promise<void> {
  const files = within(screen.getByRole("navigation", { name: "Content" }));
  await user.click(files.getByRole("button", { name: new RegExp(`^${CONTENT_SCHEMAS[file].meta()?.title}`) }));
  await settle();
}

/** The latest announcement for screen readers. */
const announced = () => screen.getAllByRole("status").at(-1);

/** Lets the session check what was typed. */
const settle = () => act(() => jest.runOnlyPendingTimersAsync());
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
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

test("a field keeps a space at its end during typing, and says how many characters are left", async () => {
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
  expect(source).not.toHaveAccessibleDescription(/left/);
  await user.type(source, "s");
  expect(source).toHaveAccessibleDescription(/Characters left: 20/);
  await user.type(source, "12345678901234567890123");
  expect(source).toHaveAccessibleDescription(/3 too many/);
});

test("an empty derived field shows the value that it is filled with", async () => {
  const { drafted } = await open("reviews");
  const entry = await openLine(/^Sample Client A/);
  const initial = within(entry).getByLabelText("Initial");
  await user.clear(initial);
  expect(initial).toHaveAttribute("placeholder", "S");
  expect(initial).toHaveAccessibleDescription(/While it is empty, it is filled in from the other fields\./);
  await user.clear(within(entry).getByLabelText("Client's name"));
  await user.type(within(entry).getByLabelText("Client's name"), "Maria D.");
  expect(initial).toHaveAttribute("placeholder", "M");
  await user.type(initial, "MD");
  expect(drafted("reviews", 0, "initial")).toBe("MD");
});

test("a derived value changes with its source, unless a person has typed another one", async () => {
  const { drafted } = await open("reviews");
  const entry = await openLine(/^Sample Client A/);
  const retype = async (label: string, words: string) => {
    await user.clear(within(entry).getByLabelText(label));
    await user.type(within(entry).getByLabelText(label), words);
  };
  await retype("Client's name", "Maria D.");
  await retype("Initial", "M");
  const before = drafted("reviews", 0, "shortText");
  await retype("Client's name", "Jon E.");
  expect(within(entry).getByLabelText("Initial")).toHaveValue("");
  expect(within(entry).getByLabelText("Initial")).toHaveAttribute("placeholder", "J");
  await retype("Initial", "JE");
  await retype("Client's name", "Jonas");
  expect(drafted("reviews", 0)).toMatchObject({ id: "review-1", initial: "JE", shortText: before });
});

test("a short text that does not match the review has its problem at its own field, in words for a form", async () => {
  await open("reviews");
  const entry = await openLine(/^Sample Client A/);
  const fullText = within(entry).getByLabelText("Full text");
  await user.clear(fullText);
  await user.type(fullText, "They were kind to us.");
  await settle();
  expect(fullText).not.toHaveAttribute("aria-invalid");
  const shortText = within(entry).getByLabelText("Short text");
  const told = /This is not the exact beginning of the full text; delete it, and the site uses the first sentences\./;
  expect(shortText).toHaveAccessibleDescription(told);
  await user.clear(shortText);
  await settle();
  expect(shortText).not.toHaveAttribute("aria-invalid");
  expect(shortText).toHaveAttribute("placeholder", "They were kind to us.");
});

test("an incomplete number stays as it is typed", async () => {
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

test("a value is normalized when the field loses the focus, not during typing", async () => {
  const { drafted } = await open("site");
  const contact = await openLine(/^Contact$/);
  const phone = within(contact).getByLabelText("Phone number");
  await user.clear(phone);
  await user.type(phone, "248-555-0199");
  await settle();
  expect(phone).toHaveValue("248-555-0199");
  expect(phone).not.toHaveAttribute("aria-invalid");
  await user.tab();
  expect(phone).toHaveValue("(248) 555-0199");
  expect(drafted("contact", "phone")).toBe("(248) 555-0199");
});

test("a number may be typed with thousands separators", async () => {
  const { drafted } = await open("stats");
  const figure = within(await openLine(/^Deeds Generated, 25,000$/)).getByLabelText("Figure");
  await user.clear(figure);
  await user.type(figure, "26,500");
  await settle();
  expect(figure).not.toHaveAttribute("aria-invalid");
  expect(drafted("stats", 1, "number")).toBe(26500);
  await user.tab();
  expect(figure).toHaveValue("26500");
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
    /This date is not complete, or there is no such day\. Until it is, September.18, 2026 stays\.$/,
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

test("the problem of a date in the future names the date of this computer", async () => {
  await open("reviews");
  const date = within(await openLine(/^Sample Client A/)).getByLabelText("Date of the review");
  jest.setSystemTime(new Date(2020, 2, 3, 12));
  fireEvent.change(date, { target: { value: "2024-05-06" } });
  await settle();
  expect(date).toHaveAccessibleDescription(/is in the future; .* this computer's date is March 3, 2020/);
});

test("an empty field shows no problem before a person has visited it", async () => {
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

test("a fixed text is read-only, unless the file has another text", async () => {
  const text = SNAPSHOT.texts.get("not-found.json")?.replace("Return to Home", "Go home") ?? "";
  const { drafted } = await open("not-found", new Map(SNAPSHOT.texts).set("not-found.json", text));
  expect(screen.getByLabelText("Heading")).toHaveAttribute("readonly");
  const link = screen.getByLabelText("Words of the link home");
  expect(link).toHaveAccessibleDescription(/write "Return to Home"/);
  await user.clear(link);
  await user.type(link, "Return to Home");
  expect(link).toHaveAttribute("readonly");
  expect(drafted("homeLink")).toBe("Return to Home");
});

test("only Enter and the button add a city; other text stays in the box, is announced, and causes a warning on leaving", async () => {
  const { drafted } = await open("cities", FEW_CITIES);
  const before = drafted("cities");
  const box = () => screen.getByLabelText("Add a city");
  const left = "“Tr” is not in the list yet. Press Enter, or click Add.";
  await user.type(box(), "Tr");
  await user.click(screen.getByDisplayValue("Novi"));
  await settle();
  expect(announced()).toHaveTextContent(left);
  expect(drafted("cities")).toEqual(before);
  expect(box()).toHaveValue("Tr");
  expect(box()).toHaveAccessibleDescription(left);

  await openFile("faq");
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await openFile("cities");
  expect(box()).toHaveAccessibleDescription(left);

  await user.type(box(), "enton");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await user.type(box(), "Ecorse{Enter}");
  expect(box()).toHaveValue("");
  expect(drafted("cities")).toEqual(expect.arrayContaining(["Ecorse", "Trenton"]));
});

test("a city that exists is not added again; its number is told each time", async () => {
  const { drafted } = await open("cities", FEW_CITIES);
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

test("a filtered list keeps its numbers, the edited entry and the target of a link", async () => {
  const cities = Array.from({ length: 26 }, (_, index) => `${String.fromCharCode(65 + index)}ville`);
  const withBroken = cities.with(25, "Zville <b>");
  await open("cities", new Map(SNAPSHOT.texts).set("cities.json", JSON.stringify({ cities: withBroken })));
  const filter = () => screen.getByLabelText("Show entries with …");
  const visible = () =>
    screen
      .getAllByLabelText(/^A city, number/)
      .filter((input) => !input.closest("li")?.hidden)
      .map((input) => (input as HTMLInputElement).value);
  await user.type(filter(), "JV");
  expect(visible()).toEqual(["Jville"]);
  expect(announced()).toHaveTextContent("Shown: 1 of 26.");
  expect(screen.getByDisplayValue("Jville").closest("li")?.value).toBe(10);
  await user.type(screen.getByDisplayValue("Jville"), "{Backspace>6/}Dearborn");
  await settle();
  expect(visible()).toEqual(["Dearborn"]);

  await user.click(screen.getByText("Cities we serve: number 26"));
  await settle();
  expect(screen.getByDisplayValue("Zville <b>")).toHaveFocus();
  expect(filter()).toHaveValue("");
  expect(visible()).toHaveLength(26);

  await user.type(filter(), "JV");
  await user.type(screen.getByLabelText("Add a city"), "Eville{Enter}");
  await settle();
  expect(screen.getByDisplayValue("Eville")).toBeVisible();
});

/** Deletes something, and expects a notice with a focused Undo button. */
async function deleteBy(name: string, deleted: string): Promise<HTMLElement> {
  const button = (words: string) => (label: string) => label.replaceAll("\u00a0", " ") === words;
  await user.click(screen.getByRole("button", { name: button(name) }));
  await settle();
  const line = screen.getByText(`Deleted “${deleted}”.`, { selector: "form p" });
  const undo = within(line).getByRole("button", { name: button(`Undo: ${deleted}`) });
  expect(undo).toHaveFocus();
  return undo;
}

test("Undo restores the city that was deleted last, until the list changes again", async () => {
  const { drafted } = await open("cities", FEW_CITIES);
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
  await user.click(screen.getByLabelText(`Move down: ${before.contents[0]}`));
  await settle();
  await user.click(screen.getByLabelText(`Delete: ${first}`));
  await settle();
  const deleted = guide();

  await user.click(screen.getByDisplayValue(second));
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
  const { drafted } = await open(file);
  const before = drafted(key) as readonly unknown[];
  for (let left = before.length; left > 0; left--) {
    const selector = `[id^='${file}:${key}['] > .entry-label`;
    await user.click(screen.getAllByText(/./, { selector })[0] as HTMLElement);
    await settle();
    await user.click(screen.getByRole("button", { name: /^Delete: / }));
    await settle();
  }
  expect(drafted(key)).toEqual(none);
  expect(screen.queryByText(/fewer than/)).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Undo: / }));
  expect(drafted(key)).toEqual(before.slice(-1));
});

test("an optional group can be removed, restored until its surroundings change, and added again empty", async () => {
  const { drafted } = await open("landing");
  const about = await openLine(/^About the founding attorney$/);
  const before = drafted("about", "portrait");
  await user.click(within(about).getByText("Portrait", { selector: ".group-label" }));
  await settle();
  await deleteBy("Remove portrait", "Portrait");
  expect(drafted("about", "portrait")).toBeUndefined();
  await user.keyboard("{Enter}");
  await settle();
  expect(drafted("about", "portrait")).toBe(before);

  const undo = await deleteBy("Remove portrait", "Portrait");
  await user.type(within(about).getByLabelText("Heading"), "!");
  expect(undo).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Add portrait" }));
  await settle();
  expect(drafted("about", "portrait")).toEqual({ alt: "" });
});

test("a chosen file that is not an image is refused with a sentence, until an image is chosen", async () => {
  const chooseImage = jest.spyOn(EditorSession.prototype, "chooseImage");
  await open("awards");
  const image = within(await openLine(/^Deed Practice Award/)).getByLabelText("Image", { selector: "input" });
  const choose = async (name: string, reason?: string) => {
    if (reason) chooseImage.mockRejectedValueOnce(new Error(reason));
    else chooseImage.mockResolvedValueOnce(true);
    fireEvent.change(image, { target: { files: [new File([], name)] } });
    await settle();
  };
  const refusal = "“Badge.JPG” is damaged, incomplete or no image at all. Export it again";
  await choose("Badge.JPG", refusal);
  expect(image).toHaveAccessibleDescription(expect.stringContaining(refusal));
  expect(announced()).toHaveTextContent(refusal);
  await choose("badge.png");
  expect(image).not.toHaveAccessibleDescription(/damaged/);
});

test("a file dropped outside of its box does nothing, and text can only be dropped into fields", async () => {
  await open("cities", FEW_CITIES);
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
  await user.click(marks[0] as HTMLElement);
  await settle();
  expect(drafted("stats", 1, "sample")).toEqual(["source", "asOf"]);
  expect(within(figure).getByLabelText("One sentence more")).toHaveFocus();
});

test("a rewritten sample asks once whether it is still sample content", async () => {
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
  await user.click(within(first).getByRole("button", { name: "Yes, still sample" }));
  await user.type(source, "t");
  expect(within(first).queryByText(/^Is any of this/)).toBeNull();
  expect(drafted("reviews", 0, "sample")).toBe(true);

  await user.type(within(second).getByLabelText("Client's name"), "s");
  await user.click(within(second).getByRole("button", { name: no }));
  expect(drafted("reviews", 1, "sample")).toBeUndefined();
  expect(within(second).queryByLabelText(/still sample/)).toBeNull();
});

test("the answer about sample content stays with its entry when the entry moves", async () => {
  await open("reviews");
  const entry = await openLine(/^Bartholomew/);
  await user.type(within(entry).getByLabelText("Where it was published"), "s");
  await user.click(within(entry).getByRole("button", { name: "Yes, still sample" }));
  await user.click(within(entry).getByRole("button", { name: /^Move down/ }));
  await settle();
  expect(within(entry).queryByText(/^Is any of this/)).toBeNull();
  const other = screen.getAllByText(/./, { selector: "[id^='reviews:reviews['] > .entry-label" })[1] as HTMLElement;
  await user.click(other);
  await settle();
  await user.type(screen.getAllByLabelText("Where it was published")[0] as HTMLElement, "s");
  expect(screen.getAllByText(/^Is any of this still sample content\?/)).toHaveLength(1);
});

test("an entry that was only moved is not asked about", async () => {
  await open("reviews");
  const entry = await openLine(/^Bartholomew/);
  await user.click(within(entry).getByRole("button", { name: /^Move down/ }));
  await settle();
  await openLine(/^Bartholomew/);
  expect(screen.queryByText(/still sample content\?/)).toBeNull();
});

test.each([
  ["stats", /^Deeds Generated/, "Where the figure comes from", /^Is this still sample content\?/],
  ["faq", /^Should I put my daughter/, "Question", /^Is any of this still sample content\?/],
] as const)(
  "a change of a field that is marked, or in a list that is, asks as well: %s",
  async (file, line, label, question) => {
    await open(file);
    const entry = await openLine(line);
    await user.type(within(entry).getByLabelText(label), "x");
    expect(screen.getAllByText(question)).toHaveLength(1);
  },
);

test("the draft is stored at once when the tab is hidden", async () => {
  const store = jest.spyOn(storage, "writeDraft");
  await open("reviews");
  const entry = await openLine(/^Bartholomew/);
  await user.type(within(entry).getByLabelText("Where it was published"), "s");
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  fireEvent(document, new Event("visibilitychange"));
  expect(store).toHaveBeenCalledTimes(1);
});

test("each pasted line becomes a city, without invisible characters and duplicates", async () => {
  const { drafted } = await open("cities");
  const before = drafted("cities") as readonly string[];
  await user.click(screen.getByLabelText("Add a city"));
  await user.paste("Brighton\u200b\r\nNovi\nGreen  Oak \n");
  await settle();
  const sorted = [...before, "Brighton", "Green Oak"].toSorted((a, b) => a.localeCompare(b));
  expect(drafted("cities")).toEqual(sorted);
  expect(screen.getByLabelText("Add a city")).toHaveValue("");
});

test("Ctrl+Z outside of text fields does not undo words in another field", async () => {
  await open("reviews");
  const heading = screen.getByRole("heading", { name: "Client reviews" });
  heading.focus();
  expect(fireEvent.keyDown(heading, { key: "z", ctrlKey: true })).toBe(false);
});

test("a closed group counts its sample content, and a reserved number says that it counts", async () => {
  await open("site");
  const line = screen.getByText("Contact", { selector: ".group-label" });
  expect(line.closest("summary")).toHaveTextContent(/\d+ still sample/);
  const contact = await openLine(/^Contact$/);
  const marks = within(contact).queryAllByLabelText("Still sample content");
  for (const mark of marks) await user.click(mark);
  await settle();
  await user.clear(within(contact).getByLabelText("Phone number"));
  await user.type(within(contact).getByLabelText("Phone number"), "(248) 555-0199");
  await settle();
  expect(within(contact).getAllByText("An example value, which counts as sample content.").length).toBeGreaterThan(0);
});
