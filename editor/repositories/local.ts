import { askServer } from "./ask-server";
import { type Repository, StaleError } from "./repository";

const SILENT = "The editor's server does not answer. Start `npm run edit` again if it has stopped.";

/**
 * The timeout, in ms, of requests for which the editor's server has to ask the git host.
 * It is longer than the server's own timeout (publication.ts).
 */
const HOST_SILENCE_MS = 600_000;

/**
 * Returns the repository of a content folder on this computer, which uses the server of `npm run edit`
 * (editor/server/content-api.ts).
 *
 * @param folder the absolute path of the content folder
 */
export function createLocalRepository(folder: string): Repository {
  /** Sends a request to the server. @throws StaleError, or an Error that says what to do */
  async function ask(route: string, request: RequestInit = {}, silenceMs?: number): Promise<Response> {
    // The server at this address may have been started again for another folder.
    const headers = { "content-folder": encodeURIComponent(folder) };
    const options = { saves: request.body !== undefined, ...(silenceMs && { silenceMs }) };
    const response = await askServer(SILENT, `/api/${route}`, { headers, ...request }, options);
    if (response.ok) return response;
    const message = await response.text();
    throw response.status === 409 ? new StaleError(message) : new Error(message);
  }

  const askHost = (route: string, request?: RequestInit) => ask(route, request, HOST_SILENCE_MS);

  return {
    place: `${folder.split(/[\\/]/).slice(-2).join("/")} on this computer`,
    afterSaving: "",
    draftKey: `folder ${folder}`,

    load: async () => parse(await ask("content")),
    async readImage(name, hash) {
      const response = await ask(`image?${new URLSearchParams({ name, hash })}`);
      return new Uint8Array(await response.arrayBuffer());
    },

    async save({ version, joins = "", files }) {
      const form = new FormData();
      form.append("version", version);
      form.append("joins", joins);
      for (const [name, content] of files) {
        // Forms change the line endings of texts, but not of files.
        form.append(name, content === null ? "" : new Blob([content]));
      }
      return parse(await ask("save", { method: "POST", body: form }));
    },

    locate: async () => parse(await askHost("where")),
    history: async (after = "") => parse(await ask(`history?${new URLSearchParams({ after })}`)),
    publish: async () => (await askHost("publish", { method: "POST" })).text(),
    readOnline: async () => parse(await askHost("online")),
  };
}

/** Parses a response of the server, in which maps are objects and dates are strings. */
async function parse(response: Response) {
  return JSON.parse(await response.text(), (key, value) => {
    if (key === "texts" || key === "images") return new Map(Object.entries(value));
    return key === "savedAt" ? new Date(value) : value;
  });
}
