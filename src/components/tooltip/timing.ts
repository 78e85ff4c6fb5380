/** Milliseconds the pointer or focus rests on something before its tooltip opens (spec §9). */
export const OPEN_DELAY_MS = 700;
/** Milliseconds after one tooltip closed within which the next opens at once (spec §9). */
export const SKIP_DELAY_MS = 300;
/** Milliseconds the pointer may take from the trigger to its tooltip. Not in the spec: it makes entering possible. */
export const CLOSE_DELAY_MS = 120;
