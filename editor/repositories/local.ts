import { askServer, decode } from "./ask-server";
import { type Repository, StaleError } from "./repository";

const SILENT = "The editor's server does not answer. Start `npm run edit` again if it has stopped.";

/** Milliseconds for what asks the host: longer than the server itself waits for it (editor/server/publication.ts). */
const HOST_SILENCE_MS = 600_000;

/**
 * The working copy on this computer, behind the server of `npm run edit` (editor/server/content-api.ts).
 *
 * @param folder its content folder, from the root of the computer
 */
export function createLocalRepository(folder: string): Repository {
  /** @throws StaleError, or an Error that says what to do */
  async function ask(request: string, options: RequestInit = {}, silence?: number): Promise<Uint8Array<ArrayBuffer>> {
    // At the same address, the server of another folder may run by now.
    const headers = { "content-folder": encodeURIComponent(folder) };
    const saves = options.body !== undefined;
    const { response, bytes } = await askServer(SILENT, `/api/${request}`, { headers, ...options }, saves, silence);
    if (response.ok) return bytes;
    throw response.status === 409 ? new StaleError(decode(bytes)) : new Error(decode(bytes));
  }

  const askHost = (request: string, options?: RequestInit) => ask(request, options, HOST_SILENCE_MS);

  return {
    place: `${folder.split(/[\\/]/).slice(-2).join("/")} on this computer`,
    afterSaving: "",
    draftKey: `folder ${folder}`,

    load: async () => parse(await ask("content")),
    readImage: (name, hash) => ask(`image?${new URLSearchParams({ name, hash })}`),

    async save({ version, joins = "", files }) {
      const form = new FormData();
      form.append("version", version);
      form.append("joins", joins);
      // A text of its own would lose its line ends to the form's; as a file it keeps every byte.
      for (const [name, content] of files) form.append(name, content === null ? "" : new Blob([content]));
      return parse(await ask("save", { method: "POST", body: form }));
    },

    locate: async () => parse(await askHost("where")),
    history: async (after = "") => parse(await ask(`history?${new URLSearchParams({ after })}`)),
    publish: async () => decode(await askHost("publish", { method: "POST" })),
    readOnline: async () => parse(await askHost("online")),
  };
}

/** What the server has sent. Maps come as objects, a date as text. */
function parse(bytes: Uint8Array) {
  return JSON.parse(decode(bytes), (key, value) => {
    if (key === "texts" || key === "images") return new Map(Object.entries(value));
    return key === "savedAt" ? new Date(value) : value;
  });
}
