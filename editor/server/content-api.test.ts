/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { listFiles } from "../../gatsby/content/read-content";
import { contentApi } from "./content-api";

const FIXTURES = path.join(__dirname, "../../test/fixtures/content");
const BADGE = "images/awards/county-bar.png";

interface Reply {
  status: number | undefined;
  body: Buffer;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

let folder: string;
let content: string;
let server: http.Server;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "content-api-"));
  content = path.join(folder, "content");
  cpSync(FIXTURES, content, { recursive: true });
  writeFileSync(path.join(folder, "secret.json"), "{}");
  const api = contentApi(content);
  server = http.createServer((request, response) => api(request, response, () => response.end("the editor's files")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** As another program could: `fetch` would not send a foreign host, and tidies up paths. */
function request(url: string, { method = "GET", headers = {}, body }: RequestOptions = {}): Promise<Reply> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: url, method, headers: { host, ...headers }, agent: false };
    const outgoing = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode, body: Buffer.concat(chunks) }));
    });
    outgoing.on("error", reject).end(body);
  });
}

/** As the editor does. */
function ask(url: string, { headers, ...options }: RequestOptions = {}): Promise<Reply> {
  const own = { origin, "sec-fetch-site": "same-origin" };
  return request(url, { ...options, headers: { ...own, ...headers } });
}

async function load(): Promise<{ version: string; texts: Record<string, string>; images: Record<string, string> }> {
  return JSON.parse((await ask("/api/content")).body.toString());
}

async function save(
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer> | null>>,
  { version, headers = {} }: { version?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const form = new FormData();
  form.append("version", version ?? (await load()).version);
  for (const [name, bytes] of Object.entries(files)) form.append(name, bytes === null ? "" : new Blob([bytes]));
  const encoded = new Response(form);
  const type = { "content-type": encoded.headers.get("content-type") ?? "" };
  return ask("/api/save", {
    method: "POST",
    headers: { ...type, ...headers },
    body: new Uint8Array(await encoded.arrayBuffer()),
  });
}

function read(name: string): Buffer {
  return readFileSync(path.join(content, name));
}

/** Everything in the folder, hidden files too: name → bytes, in letters. */
function contentOnDisk(): Record<string, string> {
  const entries = readdirSync(content, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  return Object.fromEntries(files.map((file) => [path.relative(content, file), readFileSync(file, "base64")]));
}

describe("reading", () => {
  test("gives each text as it is in its file, and each image by the hash that git gives it", async () => {
    writeFileSync(path.join(content, "faq.json"), "\ufeff{\r\n}");
    const { texts, images } = await load();
    expect(Object.keys(texts)).toEqual(listFiles(FIXTURES).filter((name) => name.endsWith(".json")));
    expect(texts["faq.json"]).toBe("\ufeff{\r\n}");
    expect(Object.keys(images)).toHaveLength(10);
    const hash = execFileSync("git", ["hash-object", "--no-filters", path.join(content, BADGE)])
      .toString()
      .trim();
    expect(images[`./${BADGE}`]).toBe(hash);
    expect((await ask(`/api/image?name=./${BADGE}`)).body).toEqual(read(BADGE));
  });

  test("another version after any change, and the same without one", async () => {
    const { version } = await load();
    expect((await load()).version).toBe(version);
    writeFileSync(path.join(content, "notes.txt"), "");
    expect((await load()).version).not.toBe(version);
  });

  it.each(["./images/../../secret.json", "../secret.json", "./reviews.json", "/etc/passwd", ""])(
    "gives no image called %j",
    async (name) => {
      expect(await ask(`/api/image?name=${encodeURIComponent(name)}`)).toMatchObject({ status: 404 });
    },
  );
});

describe("saving", () => {
  test("writes every byte as it was sent, adds folders and images, deletes, and says which version it is now", async () => {
    writeFileSync(path.join(content, "images/old.png"), read(BADGE));
    const text = `${read("reviews.json")}\r\n \n`;
    const image = new Uint8Array(read(BADGE));
    const { status, body } = await save({
      "reviews.json": text,
      "images/new/badge.png": image,
      "images/old.png": null,
    });
    expect([status, body.toString()]).toEqual([200, JSON.stringify({ version: (await load()).version })]);
    expect(read("reviews.json").toString()).toBe(text);
    expect(read("images/new/badge.png")).toEqual(read(BADGE));
    expect(Object.keys(contentOnDisk()).sort()).toEqual([...listFiles(FIXTURES), "images/new/badge.png"].sort());
  });

  test("refuses to write over what somebody has changed meanwhile", async () => {
    const { version } = await load();
    writeFileSync(path.join(content, "faq.json"), `${read("faq.json")}\n`);
    const before = contentOnDisk();
    const { status, body } = await save({ "reviews.json": `${read("reviews.json")}\n` }, { version });
    expect([status, body.toString()]).toEqual([409, expect.stringContaining("has changed since")]);
    expect(contentOnDisk()).toEqual(before);
  });

  test.each([
    ["a text", { "cities.json": '{ "cities": ["Troy", "TROY"] }' }, "content/cities.json:1:22: `cities[1]`"],
    ["an SVG", { "images/logo.svg": '<svg viewBox="0 0 1 1"><g></svg>' }, "content/images/logo.svg:1:"],
    ["the loss of a file", { "faq.json": null }, "content/faq.json:1:1: This file is missing"],
    ["the loss of an image", { [BADGE]: null }, "names an image that does not exist"],
  ])("refuses %s that would break the site, in the words of the check", async (_what, files, sentence) => {
    const before = contentOnDisk();
    const { status, body } = await save({ "reviews.json": `${read("reviews.json")}\n`, ...files });
    expect([status, body.toString()]).toEqual([422, expect.stringContaining(sentence)]);
    expect(contentOnDisk()).toEqual(before);
  });

  test.each([
    "../secret.json",
    "images/../../secret.json",
    "images/..\\..\\secret.png",
    "/etc/content.json",
    "notes.txt",
    "a/b.json",
    "images/Badge.PNG",
    "images/.badge.png",
    "images/badge.html",
  ])("refuses to write %s", async (name) => {
    const before = contentOnDisk();
    const { status, body } = await save({ "reviews.json": `${read("reviews.json")}\n`, [name]: "{}" });
    expect([status, body.toString()]).toEqual([400, expect.stringContaining(name)]);
    expect(contentOnDisk()).toEqual(before);
    expect(readFileSync(path.join(folder, "secret.json"), "utf8")).toBe("{}");
  });

  test("leaves everything as it was when one of the files cannot be written", async () => {
    writeFileSync(path.join(content, "images/old.png"), read(BADGE));
    // A folder in the way, with something in it.
    mkdirSync(path.join(content, "images/new.png"));
    writeFileSync(path.join(content, "images/new.png/.keep"), "");
    const before = contentOnDisk();
    const { status, body } = await save({
      "reviews.json": `${read("reviews.json")}\n`,
      "images/added.png": new Uint8Array(read(BADGE)),
      "images/old.png": null,
      "images/new.png": new Uint8Array(read(BADGE)),
    });
    expect([status, body.toString()]).toEqual([500, expect.stringContaining("could not be read or written")]);
    expect(contentOnDisk()).toEqual(before);
  });
});

describe("who may ask", () => {
  test.each([
    // Its owner has this name lead to 127.0.0.1, so to the browser everything is of one origin.
    ["under another name for this computer", { host: "attacker.example", origin: "http://attacker.example" }],
    ["under a name that begins like its own", { host: "localhost.attack", origin: "http://localhost.attack" }],
    ["under a name that ends like its own", { host: "not-localhost:80", origin: "http://not-localhost:80" }],
    ["from a page elsewhere", { origin: "https://attacker.example", "sec-fetch-site": "cross-site" }],
    ["from another server of this computer", { origin: "http://localhost:8000", "sec-fetch-site": "same-site" }],
    ["from a page without an origin", { origin: "null" }],
    ["by a link elsewhere", { "sec-fetch-site": "cross-site" }],
  ])("nobody %s", async (_who, headers) => {
    const before = contentOnDisk();
    expect(await ask("/api/content", { headers })).toMatchObject({ status: 403 });
    expect(await save({ "reviews.json": `${read("reviews.json")}\n` }, { headers })).toMatchObject({ status: 403 });
    expect(contentOnDisk()).toEqual(before);
  });

  test("for nothing else, except for what is not its own", async () => {
    expect((await request("/")).body.toString()).toBe("the editor's files");
    expect(await ask("/api/nothing")).toMatchObject({ status: 404 });
    expect(await ask("/api/content", { method: "DELETE" })).toMatchObject({ status: 404 });
  });
});
