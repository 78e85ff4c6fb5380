/**
 * Dispatched on `window` when React has started and listens to the visitor's input. React may still be hydrating
 * individual sections; it hydrates a section at once when the visitor clicks in it.
 */
export const APP_STARTED_EVENT = "app:started";
