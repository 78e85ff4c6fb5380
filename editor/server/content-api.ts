import { readFileSync, realpathSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { newDiagnostics } from "../../content-model/diagnostics";
import { fileKind } from "../../content-model/file-kind";
import { checkFiles } from "../../gatsby/content/check-folder";
import { listFiles, readContentFiles, UnreadableFileError } from "../../gatsby/content/read-content";
import { StaleError } from "../repositories/repository";
import { gitHash, replaceFiles, snapshotOf, tell } from "./content-folder";
import { readEarlierImage, readHistory } from "./earlier-versions";
import { GitError } from "./git";
import { createPublication, type Publication } from "./publication";

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
 * - `GET /api/image?name=./images/…&hash=…`: the bytes of an image, now or in an earlier version
 * - `GET /api/where`, `POST /api/publish`, `GET /api/online`, `GET /api/history?after=…`: what publication.ts and
 *   earlier-versions.ts know; 409 while there is newer content online, 422 with a sentence where git can do nothing
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
  const publication = createPublication(content);
  let last: Promise<unknown> = Promise.resolve();
  /** Two clicks or two tabs never change the folder at once. */
  function inTurn<T>(change: () => Promise<T>): Promise<T> {
    const turn = last.then(change);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function answer(request: IncomingMessage): Promise<Response> {
    if (isForeign(request)) return refuse(403, "Only the editor itself may ask this.");
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const route = `${request.method} ${pathname}`;
    if (request.headers["content-folder"] !== encodeURIComponent(content)) return refuse(410, ANOTHER_FOLDER);
    if (route === "GET /api/content") return send(snapshotOf(readContentFiles(content)));
    if (route === "GET /api/image") {
      const [name, hash] = [searchParams.get("name")?.replace("./", "") ?? "", searchParams.get("hash") ?? ""];
      const here = readImage(content, name);
      const isImage = fileKind(name) === "image";
      const image = here && gitHash(here) === hash ? here : isImage && (await readEarlierImage(content, hash));
      return image ? new Response(new Uint8Array(image)) : refuse(404, "There is no image of this name any more.");
    }
    if (route === "GET /api/where") return send(await publication.locate());
    if (route === "GET /api/online") return send(await publication.readOnline());
    if (route === "GET /api/history") return send(await readHistory(content, searchParams.get("after") ?? ""));
    if (route === "POST /api/publish") return inTurn(async () => new Response(await publication.publish()));
    if (route === "POST /api/save") return inTurn(() => save(content, publication, request));
    return refuse(404, "The editor's server does not know this request. Stop it, and start `npm run edit` again.");
  }

  return async (request, response, next) => {
    if (!request.url?.startsWith("/api/")) return next();
    const { status, body } = await answer(request).catch((error: Error) => {
      if (error instanceof StaleError) return refuse(409, error.message);
      if (error instanceof GitError) return refuse(422, error.message);
      const reason = error instanceof UnreadableFileError ? tell([error.diagnostic]) : error.message;
      return refuse(500, `The content could not be read or written. ${reason}`);
    });
    response.writeHead(status, HEADERS).end(body && (await buffer(body)));
  };
}

/** As JSON, with each map as an object. */
function send(value: unknown): Response {
  return new Response(JSON.stringify(value, (_, part) => (part instanceof Map ? Object.fromEntries(part) : part)));
}

/** @param reason for the person in front of the editor */
function refuse(status: number, reason: string): Response {
  return new Response(reason, { status });
}

/** Whether a page of another origin asks. Browsers say so in one of these headers, and let no page write them. */
function isForeign({ headers }: IncomingMessage): boolean {
  const { host = "", origin = `http://${host}`, "sec-fetch-site": site = "same-origin" } = headers;
  return !OWN_HOST.test(host) || origin !== `http://${host}` || site !== "same-origin";
}

/** The bytes of an image; undefined if the folder has none of this name, or only a link that leads out of it. */
function readImage(folder: string, name: string): Buffer | undefined {
  // Compared with the names of the files that there are, it leads nowhere else.
  if (fileKind(name) !== "image" || !listFiles(folder).includes(name)) return undefined;
  const file = realpathSync(path.join(folder, name));
  return file.startsWith(`${realpathSync(folder)}${path.sep}`) ? readFileSync(file) : undefined;
}

/** @returns the new version, or why nothing was saved */
async function save(content: string, publication: Publication, request: IncomingMessage): Promise<Response> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(await buffer(request), { headers }).formData();
  const [version, online] = [form.get("version"), `${form.get("joins") ?? ""}`];
  form.delete("version");
  form.delete("joins");
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
  if ([before, readContentFiles(content)].some((files) => snapshotOf(files).version !== version)) {
    return refuse(409, "The content on this computer has changed since it was loaded. Nothing was saved.");
  }
  const wrong = newDiagnostics(found.diagnostics, known.diagnostics);
  if (wrong.length > 0) {
    return refuse(422, `Nothing was saved, because of this: ${tell(wrong, snapshotOf(after).texts)}`);
  }
  const isWritten = online !== "" && (await publication.takeOnline(online, after));
  if (!isWritten) replaceFiles(content, changes, before);
  return send({ version: snapshotOf(readContentFiles(content)).version });
}
