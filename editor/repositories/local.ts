import { type Repository, type Snapshot, StaleError } from "./repository";

/** What the server answers to `GET /api/content`. */
export type SentSnapshot = Record<"texts" | "images", Readonly<Record<string, string>>> &
  Pick<Snapshot, "version" | "unexpectedFiles">;

/**
 * The working copy on this computer, behind the server of `npm run edit` (editor/server/content-api.ts).
 *
 * @param folder its content folder, from the root of the computer
 */
export function createLocalRepository(folder: string): Repository {
  /** @throws StaleError, or an Error that says what to do */
  async function ask(request: string, options?: RequestInit): Promise<Response> {
    // At the same address, the server of another folder may run by now.
    const headers = { "content-folder": encodeURIComponent(folder) };
    const response = await fetch(`/api/${request}`, { ...options, headers }).catch(() => {
      throw new Error("The editor's server has stopped. Start `npm run edit` again; nothing you typed is lost.");
    });
    if (response.ok) return response;
    const reason = await response.text();
    throw response.status === 409 ? new StaleError(reason) : new Error(reason);
  }

  return {
    place: `${folder.split(/[\\/]/).slice(-2).join("/")} on this computer`,
    draftKey: `folder ${folder}`,

    async load() {
      const response = await ask("content");
      const { texts, images, ...rest }: SentSnapshot = await response.json();
      return { ...rest, texts: new Map(Object.entries(texts)), images: new Map(Object.entries(images)) };
    },

    async readImage(name) {
      const response = await ask(`image?${new URLSearchParams({ name })}`);
      return new Uint8Array(await response.arrayBuffer());
    },

    async save({ version, files }) {
      const form = new FormData();
      form.append("version", version);
      // A text of its own would lose its line ends to the form's; as a file it keeps every byte.
      for (const [name, content] of files) form.append(name, content === null ? "" : new Blob([content]));
      const response = await ask("save", { method: "POST", body: form });
      return response.json();
    },
  };
}
