import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { type Diagnostic, newDiagnostics } from "../../content-model/diagnostics";
import { fileKind } from "../../content-model/file-kind";
import { CONTENT_SCHEMAS } from "../../content-model/schemas";
import { checkFiles } from "../../gatsby/content/check-folder";
import { type ContentFiles, listFiles, readContentFiles, UnreadableFileError } from "../../gatsby/content/read-content";
import { contentsOf } from "../draft/draft";
import { describePlace, explain } from "../draft/field-messages";
import type { SentSnapshot } from "../repositories/local";
import { placeOf } from "../session/useNavigation";

/** What may be written. Other files in the content folder are nobody's. */
const WRITABLE = /^(?:[a-z0-9-]+\.json|images\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:png|jpe?g|webp|avif|svg))$/;

const ANOTHER_FOLDER =
  "The editor was started for another website since this page was opened, so nothing was saved. Load this page again. What you typed here comes back when the editor is started for this website again.";

const OWN_HOST = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

const HEADERS = {
  "cache-control": "no-store",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

/** A part of a server, as Connect and Vite have them: leaves to `next` what it does not know. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void> | void;

/**
 * Answers the editor's requests for the content on this computer (editor/repositories/local.ts is the other side).
 * Each names the folder that its page was opened for:
 *
 * - `GET /api/content`: all texts, hashes of all images, and the version of both together
 * - `GET /api/image?name=./images/…`: the bytes of an image
 * - `POST /api/save`: a form with the version that was changed, and for each file its bytes, or "" to delete it. All of
 *   it is written or nothing: 409 if the folder has changed since, 422 if the check finds anything wrong in the result
 *   that was not wrong before
 *
 * Only for a server that listens on this computer alone. Pages of other sites, which the same browser may have open,
 * get nothing: their requests name another origin, or another host if they have their own name lead here.
 *
 * @param content the content folder
 */
export function contentApi(content: string): Middleware {
  async function answer(request: IncomingMessage): Promise<Response> {
    if (isForeign(request)) return refuse(403, "Only the editor itself may ask this.");
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const route = `${request.method} ${pathname}`;
    if (request.headers["content-folder"] !== encodeURIComponent(content)) return refuse(410, ANOTHER_FOLDER);
    if (route === "GET /api/content") return Response.json(describe(readContentFiles(content)));
    if (route === "GET /api/image") {
      const image = readImage(content, (searchParams.get("name") ?? "").replace("./", ""));
      return image ? new Response(new Uint8Array(image)) : refuse(404, "There is no image of this name any more.");
    }
    if (route === "POST /api/save") return save(content, request);
    return refuse(404, "The editor's server does not know this request. Stop it, and start `npm run edit` again.");
  }

  return async (request, response, next) => {
    if (!request.url?.startsWith("/api/")) return next();
    const { status, body } = await answer(request).catch((error: Error) => {
      const reason = error instanceof UnreadableFileError ? tell([error.diagnostic]) : error.message;
      return refuse(500, `The content could not be read or written. ${reason}`);
    });
    response.writeHead(status, HEADERS).end(body && (await buffer(body)));
  };
}

/** @param reason for the person in front of the editor */
function refuse(status: number, reason: string): Response {
  return new Response(reason, { status });
}

/** What is wrong, for people who know the forms and no file but their images. @param texts where entries find their names */
function tell(diagnostics: readonly Diagnostic[], texts: SentSnapshot["texts"] = {}): string {
  const contents = contentsOf(new Map(Object.entries(texts)));
  const sentences = diagnostics.map((diagnostic) => {
    const place = placeOf(diagnostic);
    const isKnown = place.file in CONTENT_SCHEMAS;
    return `${isKnown ? describePlace(place, contents) : path.basename(diagnostic.file)}: ${explain(diagnostic)}`;
  });
  return sentences.join(" ");
}

/** Whether a page of another origin asks. Browsers say so in one of these headers, and let no page write them. */
function isForeign({ headers }: IncomingMessage): boolean {
  const { host = "", origin = `http://${host}`, "sec-fetch-site": site = "same-origin" } = headers;
  return !OWN_HOST.test(host) || origin !== `http://${host}` || site !== "same-origin";
}

function describe(files: ContentFiles): SentSnapshot {
  const hashes = [...files].map(([name, bytes]) => [name, gitHash(bytes)] as const).sort();
  const only = (kind: ReturnType<typeof fileKind>) => hashes.filter(([name]) => fileKind(name) === kind);
  return {
    version: gitHash(Buffer.from(JSON.stringify(hashes))),
    texts: Object.fromEntries(only("text").map(([name]) => [name, `${files.get(name)}`])),
    images: Object.fromEntries(only("image").map(([name, hash]) => [`./${name}`, hash])),
    unexpectedFiles: only("unexpected").map(([name]) => name),
  };
}

/** The bytes of an image; undefined if the folder has none of this name, or only a link that leads out of it. */
function readImage(folder: string, name: string): Buffer | undefined {
  // Compared with the names of the files that there are, it leads nowhere else.
  if (fileKind(name) !== "image" || !listFiles(folder).includes(name)) return undefined;
  const file = realpathSync(path.join(folder, name));
  return file.startsWith(`${realpathSync(folder)}${path.sep}`) ? readFileSync(file) : undefined;
}

/** The id that git gives a file of these bytes. */
function gitHash(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** @returns the new version, or why nothing was saved */
async function save(content: string, request: IncomingMessage): Promise<Response> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(await buffer(request), { headers }).formData();
  const version = form.get("version");
  form.delete("version");
  /** New bytes by path in the content folder; without bytes, the file is deleted. */
  const changes = new Map<string, Buffer | undefined>();
  const before = readContentFiles(content);
  for (const [name, value] of form) {
    // An image under another name is there only to be replaced.
    const isOldImage = typeof value === "string" && fileKind(name) === "image" && before.has(name);
    if (!WRITABLE.test(name) && !isOldImage) {
      return refuse(400, `"${name}" cannot be saved: names are small letters, digits and hyphens.`);
    }
    changes.set(name, typeof value === "string" ? undefined : Buffer.from(await value.arrayBuffer()));
  }

  const after = new Map(before);
  for (const [name, bytes] of changes) {
    if (bytes) after.set(name, bytes);
    else after.delete(name);
  }
  const [found, known] = [await checkFiles(after), await checkFiles(before)];
  // From here on nothing waits, so that no other request comes between the look at the folder and its change.
  if ([before, readContentFiles(content)].some((files) => describe(files).version !== version)) {
    return refuse(409, "The content on this computer has changed since it was loaded. Nothing was saved.");
  }
  const { texts, version: saved } = describe(after);
  const wrong = newDiagnostics(found.diagnostics, known.diagnostics);
  if (wrong.length > 0) return refuse(422, `Nothing was saved, because of this: ${tell(wrong, texts)}`);
  replaceFiles(content, changes, before);
  return Response.json({ version: saved });
}

/** Makes all changes, or leaves the folder as it was. @throws when a file cannot be written or deleted */
function replaceFiles(folder: string, changes: ReadonlyMap<string, Buffer | undefined>, before: ContentFiles): void {
  const fileOf = (name: string) => path.join(folder, name);
  // Hidden, so that nobody takes it for content.
  const partOf = (name: string) => path.join(folder, path.dirname(name), `.${path.basename(name)}.part`);
  const changed: string[] = [];
  try {
    for (const [name, bytes] of changes) put(partOf(name), bytes);
    for (const [name, bytes] of changes) {
      if (bytes) renameSync(partOf(name), fileOf(name));
      else put(fileOf(name));
      changed.push(name);
    }
  } catch (error) {
    for (const name of changed) put(fileOf(name), before.get(name));
    for (const name of changes.keys()) put(partOf(name));
    throw error;
  }
}

/** Writes a file; without bytes, deletes it. */
function put(file: string, bytes?: Buffer): void {
  if (!bytes) return void rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
