import { readFileSync, realpathSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { Connect } from "vite";
import { fileKind } from "../../content-model/file-kind";
import { type ContentFiles, listFiles, readContentFiles, UnreadableFileError } from "../../gatsby/content/read-content";
import { StaleError } from "../repositories/repository";
import { describeNewProblems, describeProblems, gitHash, replaceFiles, snapshotOf } from "./content-folder";
import { readEarlierImage, readHistory } from "./earlier-versions";
import { GitError } from "./git";
import { createPublication, type Publication } from "./publication";

/** Matches the names of files that may be saved. */
const WRITABLE = /^(?:[a-z0-9-]+\.json|images\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:png|jpe?g|webp|avif|svg))$/;

const ANOTHER_FOLDER =
  "The editor was started for another website since this page was opened, so nothing was saved. Load this page again. What you typed here comes back when the editor is started for this website again.";

const OWN_HOST = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

const HEADERS = {
  "cache-control": "no-store",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

type Handler = (request: IncomingMessage, query: URLSearchParams) => Promise<Response> | Response;

/**
 * Returns the middleware that serves the content folder on this computer to the editor. Each method
 * of `Repository` has a route (editor/repositories/local.ts). A save sends a form with the version
 * and, for each file, its bytes or "" to delete it.
 *
 * Error responses are sentences for people. 409 means that the content has changed since it was
 * loaded, 422 that Git has failed or that the content has new problems.
 *
 * Use the middleware only on a server that no other computer can reach. It refuses requests from
 * pages of other sites in the same browser.
 *
 * @param content the content folder
 */
export function contentApi(content: string): Connect.NextHandleFunction {
  const publication = createPublication(content);
  const inTurn = createQueue();
  const routes: Readonly<Record<string, Handler>> = {
    "GET /api/content": () => send(snapshotOf(readContentFiles(content))),
    "GET /api/image": (_request, query) => sendImage(content, query),
    "GET /api/where": async () => send(await publication.locate()),
    "GET /api/online": async () => send(await publication.readOnline()),
    "GET /api/history": async (_request, query) => send(await readHistory(content, query.get("after") ?? "")),
    "POST /api/publish": () => inTurn(async () => new Response(await publication.publish())),
    "POST /api/save": (request) => inTurn(() => save(content, publication, request)),
  };

  async function answer(request: IncomingMessage): Promise<Response> {
    if (isForeign(request)) return refuse(403, "Only the editor itself may ask this.");
    if (request.headers["content-folder"] !== encodeURIComponent(content)) return refuse(410, ANOTHER_FOLDER);
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const handler = routes[`${request.method} ${pathname}`];
    if (handler) return handler(request, searchParams);
    return refuse(404, "The editor's server does not know this request. Stop it, and start `npm run edit` again.");
  }

  return async (request, response, next) => {
    if (!request.url?.startsWith("/api/")) return next();
    const { status, body } = await answer(request).catch(explainError);
    response.writeHead(status, HEADERS).end(body && (await buffer(body)));
  };
}

/** Returns a function that runs actions one at a time, so that no two change the folder at once. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  };
}

function explainError(error: Error): Response {
  if (error instanceof StaleError) return refuse(409, error.message);
  if (error instanceof GitError) return refuse(422, error.message);
  const reason = error instanceof UnreadableFileError ? describeProblems([error.diagnostic]) : error.message;
  return refuse(500, `The content could not be read or written. ${reason}`);
}

/** Returns a JSON response. Maps become objects. */
function send(value: unknown): Response {
  return new Response(JSON.stringify(value, (_, part) => (part instanceof Map ? Object.fromEntries(part) : part)));
}

/** Returns an error response. @param reason a sentence for the person who uses the editor */
function refuse(status: number, reason: string): Response {
  return new Response(reason, { status });
}

/** Returns whether a request comes from another origin's page, according to the browser's headers. */
function isForeign({ headers }: IncomingMessage): boolean {
  const { host = "", origin = `http://${host}`, "sec-fetch-site": site = "same-origin" } = headers;
  return !OWN_HOST.test(host) || origin !== `http://${host}` || site !== "same-origin";
}

async function sendImage(content: string, query: URLSearchParams): Promise<Response> {
  const name = query.get("name")?.replace("./", "") ?? "";
  const hash = query.get("hash") ?? "";
  const image = await readImage(content, name, hash);
  return image ? new Response(new Uint8Array(image)) : refuse(404, "There is no image with this name anymore.");
}

/** Reads an image from the content folder or, if its hash differs there, from earlier versions. */
async function readImage(content: string, name: string, hash: string): Promise<Buffer | undefined> {
  if (fileKind(name) !== "image") return undefined;
  const file = path.join(content, name);
  // Symbolic links to files outside of the folder are not followed.
  const isInside = (found: string) => realpathSync(found).startsWith(`${realpathSync(content)}${path.sep}`);
  const isHere = listFiles(content).includes(name) && isInside(file);
  const current = isHere ? readFileSync(file) : undefined;
  return current && gitHash(current) === hash ? current : readEarlierImage(content, hash);
}

/** Saves the files of a form. @returns the new version, or an error that says why nothing was saved */
async function save(content: string, publication: Publication, request: IncomingMessage): Promise<Response> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(await buffer(request), { headers }).formData();
  const version = form.get("version");
  const joins = String(form.get("joins") ?? "");
  form.delete("version");
  form.delete("joins");

  const before = readContentFiles(content);
  const invalidName = [...form].find(([name, value]) => !mayChange(name, value, before))?.[0];
  if (invalidName !== undefined) {
    return refuse(
      400,
      `"${invalidName}" cannot be saved: names may only contain lowercase letters, digits and hyphens.`,
    );
  }
  const after = await applyForm(form, before);
  const problems = await describeNewProblems(before, after);

  // Without `joins`, the code from here to the write is synchronous, so nothing can come between.
  const versions = [before, readContentFiles(content)].map((files) => snapshotOf(files).version);
  if (versions.some((each) => each !== version)) {
    return refuse(409, "The content on this computer has changed since it was loaded. Nothing was saved.");
  }
  if (problems) return refuse(422, `Nothing was saved, because of this: ${problems}`);
  const isWritten = joins !== "" && (await publication.takeOnline(joins, after));
  if (!isWritten) replaceFiles(content, before, after);
  return send({ version: snapshotOf(readContentFiles(content)).version });
}

/** Returns whether a file may change: its name is valid, or it is an existing image to delete. */
function mayChange(name: string, value: FormDataEntryValue, before: ContentFiles): boolean {
  const isDeletedImage = typeof value === "string" && fileKind(name) === "image" && before.has(name);
  return isDeletedImage || WRITABLE.test(name);
}

/** Returns the files with the changes of a form. */
async function applyForm(form: FormData, before: ContentFiles): Promise<ContentFiles> {
  const after = new Map(before);
  for (const [name, value] of form) {
    if (typeof value === "string") after.delete(name);
    else after.set(name, Buffer.from(await value.arrayBuffer()));
  }
  return after;
}
