import { act, fireEvent, screen } from "@testing-library/react";
import { fixtureContent as content } from "../../test/helpers/fixture-content";
import { said } from "../test/helpers/preview-text";
import type { ToPreview } from "./messages";

const DRAFT: ToPreview = { type: "draft", page: "thank-you", content, images: {} };
const { steps, heading } = content["thank-you"];

let posted: jest.SpyInstance;
const scrollTo = jest.fn();
const scrollBy = jest.fn();

/** Sends a message to the preview. */
async function send(data: ToPreview, from: MessageEventInit = { source: window.parent, origin: location.origin }) {
  await act(async () => {
    window.dispatchEvent(new MessageEvent("message", { data, ...from }));
  });
}

beforeAll(async () => {
  posted = jest.spyOn(window.parent, "postMessage").mockImplementation(() => {});
  await import("./preview");
  expect(posted).toHaveBeenCalledWith({ type: "ready" }, location.origin);
});

beforeEach(() => {
  jest.useFakeTimers();
  posted = jest.spyOn(window.parent, "postMessage").mockImplementation(() => {});
  // jsdom has no layout.
  Object.assign(window, { scrollTo, scrollBy });
  Element.prototype.scrollTo = scrollTo;
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 2000, 300, 100));
});

afterEach(() => jest.useRealTimers());

test.each([
  ["another window", { source: null, origin: location.origin }],
  ["another site", { source: window.parent, origin: "https://www.example.com" }],
])("a message from %s changes nothing", async (_sender, from) => {
  await send(DRAFT, from);
  expect(screen.queryByRole("main")).not.toBeInTheDocument();
});

test("shows the draft, and scrolls to the top when the page changes", async () => {
  await send({ type: "show", file: "thank-you", path: ["heading"] });
  await send(DRAFT);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
  scrollTo.mockClear();
  await send({ ...DRAFT, content: { ...content, "thank-you": { ...content["thank-you"], heading: "Thanks!" } } });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Thanks!");
  expect(scrollTo).not.toHaveBeenCalled();
});

test("scrolls to a field and highlights it for a moment", async () => {
  await send(DRAFT);
  await send({ type: "show", file: "thank-you", path: ["steps", 1, "text"] });
  const shown = screen.getByText(said(steps[1]?.text ?? ""));
  expect(shown).toHaveAttribute("data-shown");
  // This scrolls the element to the middle of the window, which is 768 px high.
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 2000 - 334 });
  await send({ type: "show", file: "thank-you", path: ["heading"] });
  expect(shown).not.toHaveAttribute("data-shown");
  act(() => jest.advanceTimersByTime(2000));
  expect(document.querySelector("[data-shown]")).not.toBeInTheDocument();
});

test("copied text has no marks", async () => {
  await send(DRAFT);
  getSelection()?.selectAllChildren(screen.getByRole("heading", { level: 1 }));
  const setData = jest.fn();
  fireEvent.copy(document.body, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith("text/plain", heading);
});

describe("showing a hidden field opens", () => {
  beforeEach(() => send({ ...DRAFT, page: "landing" }));

  test("the answer to a question", async () => {
    const index = content.faq.questions.findIndex(({ answer }) => answer);
    const { question = "", answer = "" } = content.faq.questions[index] ?? {};
    await send({ type: "show", file: "faq", path: ["questions", index, "question"] });
    expect(screen.getByText(said(question)).closest("details")).not.toHaveAttribute("open");
    await send({ type: "show", file: "faq", path: ["questions", index, "answer"] });
    expect(screen.getByText(said(answer)).closest("details")).toHaveAttribute("open");
  });

  test("the rest of a review, which the visitor's button can close again", async () => {
    const toggle = screen.getAllByRole("button", { name: /^Read more/ })[0] ?? document.body;
    await send({ type: "show", file: "reviews", path: ["reviews", 0, "fullText"] });
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(posted).not.toHaveBeenCalled();
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "false");
  });
});
