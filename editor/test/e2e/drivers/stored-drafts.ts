/** Runs in the editor's page. Returns the contents of all drafts that the browser has stored, as JSON. */
export async function storedDrafts(): Promise<string> {
  const opening = indexedDB.open("content-editor");
  await new Promise((resolve) => opening.addEventListener("success", resolve));
  const reading = opening.result.transaction("drafts").objectStore("drafts").getAll();
  await new Promise((resolve) => reading.addEventListener("success", resolve));
  opening.result.close();
  return JSON.stringify(reading.result.map(({ contents }) => contents));
}
