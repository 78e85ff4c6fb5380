import { askServer, decode } from "./ask-server";
import { type Repository, type Snapshot, StaleError } from "./repository";

/** What the server answers to `GET /api/content`. */
export type SentSnapshot = Record<"texts" | "images", Readonly<Record<string, string>>> &
  Pick<Snapshot, "version" | "unexpectedFiles">;

const SILENT = "The editor's server does not answer. Start `npm run edit` again if it has stopped.";

/**
 * The working copy on this computer, behind the server of `npm run edit` (editor/server/content-api.ts).
 *
 * @param folder its content folder, from the root of the computer
 */
export function createLocalRepository(folder: string): Repository {
  /** @throws StaleError, or an Error that says what to do */
  async function ask(request: string, body?: FormData): Promise<Uint8Array<ArrayBuffer>> {
    // At the same address, the server of another folder may run by now.
    const headers = { "content-folder": encodeURIComponent(folder) };
    const options = { headers, ...(body && { method: "POST", body }) };
    const { response, bytes } = await askServer(SILENT, `/api/${request}`, options, body !== undefined);
    if (response.ok) return bytes;
    throw response.status === 409 ? new StaleError(decode(bytes)) : new Error(decode(bytes));
  }

  return {
    place: `${folder.split(/[\\/]/).slice(-2).join("/")} on this computer`,
    draftKey: `folder ${folder}`,

    async load() {
      const { texts, images, ...rest }: SentSnapshot = JSON.parse(decode(await ask("content")));
      return { ...rest, texts: new Map(Object.entries(texts)), images: new Map(Object.entries(images)) };
    },

    readImage: (name) => ask(`image?${new URLSearchParams({ name })}`),

    async save({ version, files }) {
      const form = new FormData();
      form.append("version", version);
      // A text of its own would lose its line ends to the form's; as a file it keeps every byte.
      for (const [name, content] of files) form.append(name, content === null ? "" : new Blob([content]));
      return JSON.parse(decode(await ask("save", form)));
    },
  };
}
