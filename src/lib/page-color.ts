/** The background of the pages (`paper` in tailwind.config.js), for what surrounds them. */
export const PAGE_COLOR = "#f8f4ea";
