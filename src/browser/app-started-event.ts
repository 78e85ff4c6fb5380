/** Dispatched on `window` when React has hydrated the page, and answers the visitor's input. */
export const APP_STARTED_EVENT = "app:started";
