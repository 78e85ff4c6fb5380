/** Dispatched on `window` once React has taken the page over and hears the visitor. */
export const HYDRATED_EVENT = "app:hydrated";
