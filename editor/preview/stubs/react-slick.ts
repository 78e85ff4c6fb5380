/**
 * Replaces "react-slick" in the preview, and fails like a missing file. The
 * carousel stays a row that scrolls, without copies of slides.
 */
export default undefined;

throw new Error("The preview has no slider.");
