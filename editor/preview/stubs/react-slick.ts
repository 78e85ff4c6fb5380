/** Fails in the preview like a missing file, so that the carousel stays a row that scrolls. */
export default undefined;

throw new Error("The preview has no slider.");
