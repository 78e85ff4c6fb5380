import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { formatDiagnostics } from "../../content-model/diagnostics";
import { checkFiles } from "../../gatsby/content/check-folder";
import { type ContentFiles, readContentFiles } from "../../gatsby/content/read-content";

/** New bytes by path in the content folder; null deletes. */
type FileChanges = ReadonlyMap<string, Buffer | null>;

/** What may be written. Other files in the content folder are nobody's. */
const WRITABLE = /^(?:[a-z0-9-]+\.json|images\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:png|jpe?g|webp|avif|svg))$/;

const OWN_HOST = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

const HEADERS = {
  "cache-control": "no-store",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

/** A request that is not done as asked. The message is for the person in front of the editor. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A part of a server, as Connect and Vite have them: leaves to `next` what it does not know. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Answers the editor's requests for the content on this computer (editor/repositories/local.ts is the other side):
 *
 * - `GET /api/session`: the key of this start, which every other request carries as `X-Editor-Session`
 * - `GET /api/content`: all texts, hashes of all images, and the version of both together
 * - `GET /api/image?name=./images/…`: the bytes of an image
 * - `POST /api/save`: a form with the version that was changed, and for each file its bytes, or "" to delete it. All of
 *   it is written or nothing: 409 if the folder has changed since, 422 if the check finds anything wrong in the result
 *
 * Only for a server that listens on this computer alone. Pages of other sites, which the same browser may have open,
 * get nothing: their requests name another origin, or another host if they have their own name lead here.
 *
 * @param content the content folder
 */
export function contentApi(content: string): Middleware {
  const session = randomUUID();

  async function answer(request: IncomingMessage): Promise<string | Buffer> {
    if (isForeign(request)) throw new Refusal(403, "Only the editor itself may ask this.");
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const route = `${request.method} ${pathname}`;
    if (route === "GET /api/session") return session;
    if (request.headers["x-editor-session"] !== session) throw new Refusal(403, "Load the page again.");
    if (route === "GET /api/content") return JSON.stringify(describe(readContentFiles(content)));
    if (route === "GET /api/image") {
      const name = searchParams.get("name") ?? "";
      // Compared with the names of the files that there are, it leads nowhere else.
      const image = name.startsWith("./images/") && readContentFiles(content).get(name.slice(2));
      if (!image) throw new Refusal(404, `There is no image ${name} any more. Load the page again.`);
      return image;
    }
    if (route === "POST /api/save") return JSON.stringify({ version: await save(content, request) });
    throw new Refusal(404, "The editor's server does not know this request. Stop it, and start `npm run edit` again.");
  }

  return (request, response, next) => {
    if (!request.url?.startsWith("/api/")) return next();
    answer(request).then(
      (body) => response.writeHead(200, HEADERS).end(body),
      (error: Error) => {
        const isRefusal = error instanceof Refusal;
        const reason = isRefusal ? error.message : `The content could not be read or written: ${error.message}`;
        response.writeHead(isRefusal ? error.status : 500, HEADERS).end(reason);
      },
    );
  };
}

/** Whether a page of another origin asks. Browsers say so in one of these headers, and let no page write them. */
function isForeign({ headers }: IncomingMessage): boolean {
  const { host = "", origin = `http://${host}`, "sec-fetch-site": site = "same-origin" } = headers;
  return !OWN_HOST.test(host) || origin !== `http://${host}` || site !== "same-origin";
}

function describe(files: ContentFiles) {
  const all = [...files];
  return {
    version: versionOf(files),
    texts: Object.fromEntries(
      all.filter(([name]) => /^[^/]+\.json$/.test(name)).map(([name, bytes]) => [name, bytes.toString()]),
    ),
    images: Object.fromEntries(
      all.filter(([name]) => name.startsWith("images/")).map(([name, bytes]) => [`./${name}`, gitHash(bytes)]),
    ),
  };
}

function versionOf(files: ContentFiles): string {
  const hashes = [...files].map(([name, bytes]) => `${name} ${gitHash(bytes)}\n`);
  return gitHash(Buffer.from(hashes.sort().join("")));
}

/** The id that git gives a file of these bytes. */
function gitHash(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** @returns the new version @throws Refusal */
async function save(content: string, request: IncomingMessage): Promise<string> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(await buffer(request), { headers }).formData();
  const version = form.get("version");
  form.delete("version");
  const changes = new Map<string, Buffer | null>();
  for (const [name, value] of form) {
    if (!WRITABLE.test(name)) {
      throw new Refusal(400, `"${name}" cannot be saved: names are small letters, digits and hyphens.`);
    }
    changes.set(name, typeof value === "string" ? null : Buffer.from(await value.arrayBuffer()));
  }

  // From here on nothing waits, so that no other request comes between the look at the folder and its change.
  const before = readContentFiles(content);
  if (versionOf(before) !== version) {
    throw new Refusal(409, "The content on this computer has changed since it was loaded. Nothing was saved.");
  }
  const after = new Map(before);
  for (const [name, bytes] of changes) {
    if (bytes) after.set(name, bytes);
    else after.delete(name);
  }
  const { diagnostics } = checkFiles(after);
  if (diagnostics.length > 0) throw new Refusal(422, formatDiagnostics(diagnostics));
  replaceFiles(content, changes, before);
  return versionOf(after);
}

/** Makes all changes, or leaves the folder as it was. @throws when a file cannot be written or deleted */
function replaceFiles(folder: string, changes: FileChanges, before: ContentFiles): void {
  const fileOf = (name: string) => path.join(folder, name);
  // Hidden, so that nobody takes it for content.
  const partOf = (name: string) => path.join(folder, path.dirname(name), `.${path.basename(name)}.part`);
  const changed: string[] = [];
  try {
    for (const [name, bytes] of changes) put(partOf(name), bytes);
    for (const [name, bytes] of changes) {
      if (bytes) renameSync(partOf(name), fileOf(name));
      else put(fileOf(name), null);
      changed.push(name);
    }
  } catch (error) {
    for (const name of changed) put(fileOf(name), before.get(name));
    for (const name of changes.keys()) put(partOf(name), null);
    throw error;
  }
}

/** Writes a file; without bytes, deletes it. */
function put(file: string, bytes: Buffer | null | undefined): void {
  if (!bytes) return void rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
