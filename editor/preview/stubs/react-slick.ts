/**
 * In place of "react-slick": as if it did not arrive, so that the carousel stays a row that can be scrolled. That looks
 * the same, has no copies of slides, and brings any slide into view at once.
 */
export default undefined;

throw new Error("The preview has no slider.");
