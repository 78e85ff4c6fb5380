/** Logs the missing path (spec §2, "Any other path"). It runs in the head of the 404 page, before Gatsby's scripts. */
export default function logMissingPage(): void {
  console.error(`404: there is no page at ${location.pathname}`);
}
