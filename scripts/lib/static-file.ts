import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { lookup, mimes } from "mrmime";

// The one type this site needs that the list lacks.
mimes.ico = "image/x-icon";

/** Content codings, the preferred one first. */
const ENCODERS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (content: Buffer) => content,
};

export type Encoding = keyof typeof ENCODERS;

/** Everything else a site holds (AVIF, WebP, WOFF2 …) is compressed by its own format. */
const TEXT_TYPE = /^text\/|[/+](?:json|xml|javascript)$/;

/** A file of the site, with each of its compressed forms made once, when it is first asked for. */
export class StaticFile {
  readonly contentType: string;
  readonly isText: boolean;
  readonly #content: Buffer;
  readonly #hash: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(name: string, content: Buffer) {
    const type = lookup(name) ?? "application/octet-stream";
    this.isText = TEXT_TYPE.test(type);
    this.contentType = this.isText ? `${type}; charset=utf-8` : type;
    this.#content = content;
    this.#hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  }

  /** The best form for an `Accept-Encoding` header. Only text is worth compressing. */
  encodingFor(acceptEncoding: string | undefined): Encoding {
    if (!this.isText || acceptEncoding === undefined) return "identity";
    const accepted = acceptEncoding
      .toLowerCase()
      .split(",")
      .filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item))
      .map((item) => item.replace(/;.*/, "").trim());
    return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding)) ?? "identity";
  }

  /** A strong validator: it names the bytes, hence differs between encodings. */
  etag(encoding: Encoding): string {
    return encoding === "identity" ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
  }

  body(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const body = ENCODERS[encoding](this.#content);
    this.#encoded.set(encoding, body);
    return body;
  }
}

/**
 * Reads files and keeps them in memory until they change on disk. Meant for a site that fits there.
 *
 * @returns a function from a path to its file; undefined if there is no file at that path. It rejects if the file
 *   exists but cannot be read.
 */
export function createFileCache(): (file: string) => Promise<StaticFile | undefined> {
  const cache = new Map<string, { version: string; file: StaticFile }>();

  return async (file) => {
    const stats = await stat(file).catch(ignoreMissing);
    if (!stats?.isFile()) {
      cache.delete(file);
      return undefined;
    }
    const version = `${stats.mtimeMs}-${stats.size}`;
    const known = cache.get(file);
    if (known?.version === version) return known.file;

    const read = new StaticFile(file, await readFile(file));
    cache.set(file, { version, file: read });
    return read;
  };
}

/** "Not there", "a folder of its path is a file" and "longer than a name can be" all mean: no such file. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (!["ENOENT", "ENOTDIR", "ENAMETOOLONG"].includes(error.code ?? "")) throw error;
}
