/** Makes loading the slider fail in the preview, so that the carousel stays a scrolling row. */
export default undefined;

throw new Error("The preview has no slider.");
