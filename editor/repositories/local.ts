import { type Repository, StaleError } from "./repository";

/** The working copy on this computer, behind the server of `npm run edit` (editor/server/content-api.ts). */
export const localRepository: Repository = {
  place: "this computer",

  async load() {
    const response = await ask("content");
    const { version, texts, images }: Record<"texts" | "images", Record<string, string>> & { version: string } =
      await response.json();
    return { version, texts: new Map(Object.entries(texts)), images: new Map(Object.entries(images)) };
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

/** @throws StaleError, or an Error that says what to do */
async function ask(request: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(`/api/${request}`, options).catch(() => {
    throw new Error("The editor's server has stopped. Start `npm run edit` again; nothing you typed is lost.");
  });
  if (response.ok) return response;
  const reason = await response.text();
  throw response.status === 409 ? new StaleError(reason) : new Error(reason);
}
