/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { listFiles } from "../../gatsby/content/read-content";
import { createLocalRepository } from "../repositories/local";
import { type Changes, type Snapshot, StaleError } from "../repositories/repository";
import { contentApi } from "./content-api";
import { gitHash } from "./content-folder";

const FIXTURES = path.join(__dirname, "../../test/fixtures/content");
const BADGE = "images/awards/county-bar.png";

let folder: string;
let content: string;
let server: http.Server;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "content-api-"));
  content = path.join(folder, "content");
  cpSync(FIXTURES, content, { recursive: true });
  writeFileSync(path.join(folder, "secret.json"), "{}");
  const api = contentApi(content);
  server = http.createServer((request, response) => api(request, response, () => response.end("the editor's files")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  const realFetch = globalThis.fetch;
  // A browser resolves a path against the page's address. Node cannot.
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((url, options) => realFetch(`http://localhost:${port}${url}`, options));
});

afterEach(() => {
  server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Sends a request with any headers. `fetch` would not send another `Host`. */
function request(url: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const own = { host: `localhost:${port}`, "content-folder": encodeURIComponent(content), ...headers };
    const options = { host: "127.0.0.1", port, path: url, method, headers: own, agent: false };
    const outgoing = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString() }));
    });
    outgoing.on("error", reject).end();
  });
}

/** Returns the repository of an editor that was opened for this folder. */
const open = (of = content) => createLocalRepository(of);

type Files = Readonly<Record<string, string | Uint8Array<ArrayBuffer> | null>>;

async function save(files: Files): Promise<{ version: string }> {
  const editor = open();
  return editor.save(changesOf(await editor.load(), files));
}

/** Returns changes for a save. `message` and `after` are placeholders, which the server does not read. */
function changesOf({ version, texts, images }: Snapshot, files: Files): Changes {
  return { version, files: new Map(Object.entries(files)), message: "", after: { texts, images } };
}

const read = (name: string) => readFileSync(path.join(content, name));
const hashOf = (name: string) => gitHash(read(name));
const image = (name: string) => new Uint8Array(read(name));

/** Returns the bytes of all files in the folder, including hidden ones, as base64 by name. */
function contentOnDisk(): Record<string, string> {
  const entries = readdirSync(content, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  return Object.fromEntries(files.map((file) => [path.relative(content, file), readFileSync(file, "base64")]));
}

/** Saves these files with a valid change, and expects that nothing is written. */
async function expectRefusal(files: Files, reason: string): Promise<void> {
  const before = contentOnDisk();
  await expect(save({ "reviews.json": `${read("reviews.json")}\n`, ...files })).rejects.toThrow(reason);
  expect(contentOnDisk()).toEqual(before);
}

describe("the content on this computer", () => {
  test("is read exactly as it is in its files, with the git hash of each image", async () => {
    writeFileSync(path.join(content, "faq.json"), "\ufeff{\r\n}");
    const { texts, images, version } = await open().load();
    expect([...texts.keys()]).toEqual(listFiles(FIXTURES).filter((name) => name.endsWith(".json")));
    expect(texts.get("faq.json")).toBe("\ufeff{\r\n}");
    expect(images.size).toBe(10);
    const hash = execFileSync("git", ["hash-object", "--no-filters", path.join(content, BADGE)]);
    expect(images.get(`./${BADGE}`)).toBe(hash.toString().trim());
    expect(await open().readImage(`./${BADGE}`, hashOf(BADGE))).toEqual(image(BADGE));
    // The version stays the same until any file changes.
    expect((await open().load()).version).toBe(version);
    writeFileSync(path.join(content, "notes.txt"), "");
    const later = await open().load();
    expect(later.version).not.toBe(version);
    expect(later.unexpectedFiles).toEqual(["notes.txt"]);
  });

  test("is not sent to a page that was opened for another folder", async () => {
    const other = open("/home/ann/firm ä/content");
    expect(other.place).toBe("firm ä/content on this computer");
    expect(other.draftKey).not.toBe(open().draftKey);
    const before = contentOnDisk();
    const told = "Load this page again.";
    await expect(other.load()).rejects.toThrow(told);
    await expect(other.readImage(`./${BADGE}`, hashOf(BADGE))).rejects.toThrow(told);
    const saving = other.save(changesOf(await open().load(), { "faq.json": "{}" }));
    await expect(saving).rejects.toThrow(told);
    expect(contentOnDisk()).toEqual(before);
  });

  test.each(["./images/../../secret.json", "../secret.json", "./reviews.json", "/etc/passwd", ""])(
    "has no image called %j",
    async (name) => {
      await expect(open().readImage(name, hashOf(BADGE))).rejects.toThrow("There is no image");
    },
  );

  test("is saved byte for byte, with new folders and images, and gets a new version", async () => {
    writeFileSync(path.join(content, "images/old.png"), read(BADGE));
    const text = `\r\n${read("reviews.json")}\r\n \n`;
    const saved = await save({ "reviews.json": text, "images/new/badge.png": image(BADGE), "images/old.png": null });
    expect(saved).toEqual({ version: (await open().load()).version });
    expect(read("reviews.json").toString()).toBe(text);
    expect(read("images/new/badge.png")).toEqual(read(BADGE));
    expect(Object.keys(contentOnDisk()).sort()).toEqual([...listFiles(FIXTURES), "images/new/badge.png"].sort());
  });

  test.each<[string, Files, string]>([
    ["a text", { "cities.json": '{ "cities": ["Troy", "TROY"] }' }, "number 2: This is the same as"],
    ["an SVG", { "images/logo.svg": '<svg viewBox="0 0 1 1"><g></svg>' }, "this: logo.svg: This SVG cannot be read"],
    ["the loss of a file", { "faq.json": null }, "this: Frequent questions: This file is missing"],
    ["the loss of an image", { [BADGE]: null }, "Image: This names an image that does not exist"],
  ])("is not saved with %s, and the reason is reported", (_what, files, sentence) => expectRefusal(files, sentence));

  test("is saved despite earlier problems, but not with another problem of the same kind", async () => {
    writeFileSync(path.join(content, "desktop.ini"), "[.ShellClassInfo]");
    writeFileSync(path.join(content, "faq.json"), "{");
    const stats = `${read("stats.json")}`.replace('"stats": [', '"color": "red",\n  "stats": [');
    writeFileSync(path.join(content, "stats.json"), stats);
    writeFileSync(path.join(content, "images/Old Badge.PNG"), read(BADGE));
    await save({
      "reviews.json": `${read("reviews.json")}\n`,
      "stats.json": `${stats}\n`,
      "images/Old Badge.PNG": null,
    });
    expect(read("stats.json").toString()).toBe(`${stats}\n`);
    expect(listFiles(content)).not.toContain("images/Old Badge.PNG");
    const again = stats.replace('"color"', '"colors": "blue",\n  "color"');
    await expectRefusal({ "stats.json": again }, "this: The animated figures: colors: This is not a field");
  });

  test("is reported as stale, not as broken, if somebody has deleted a file or an image", async () => {
    const editor = open();
    for (const name of ["faq.json", BADGE]) {
      const snapshot = await editor.load();
      rmSync(path.join(content, name));
      const files = { "reviews.json": `${read("reviews.json")}\n` };
      await expect(editor.save(changesOf(snapshot, files))).rejects.toBeInstanceOf(StaleError);
      // A file that was already missing does not prevent a save.
      await save(files);
    }
  });

  test("shows each image even if another one cannot be read, and none from outside the folder", async () => {
    const secret = path.join(folder, "secret.png");
    writeFileSync(secret, read(BADGE));
    symlinkSync(secret, path.join(content, "images/outside.png"));
    symlinkSync("nowhere", path.join(content, "images/broken.png"));
    expect(await open().readImage(`./${BADGE}`, hashOf(BADGE))).toEqual(image(BADGE));
    await expect(open().readImage("./images/outside.png", hashOf("images/outside.png"))).rejects.toThrow(
      "There is no image",
    );
    await expect(open().load()).rejects.toThrow(
      "The content could not be read or written. broken.png: This link leads nowhere; delete it, or put",
    );
  });

  test.each([
    ...["../secret.json", "images/../../secret.json", "images/..\\..\\secret.png", "/etc/content.json"],
    ...["notes.txt", "a/b.json", "images/Badge.PNG", "images/.badge.png", "images/badge.html"],
  ])("is never saved under the name %s", async (name) => {
    await expectRefusal({ [name]: "{}" }, `"${name}" cannot be saved`);
    expect(readFileSync(path.join(folder, "secret.json"), "utf8")).toBe("{}");
  });

  test("stays as it was when one of the files cannot be written", async () => {
    writeFileSync(path.join(content, "images/old.png"), read(BADGE));
    // A folder with the image's name makes writing the image fail.
    mkdirSync(path.join(content, "images/new.png"));
    writeFileSync(path.join(content, "images/new.png/.keep"), "");
    const files = { "images/added.png": image(BADGE), "images/old.png": null, "images/new.png": image(BADGE) };
    await expectRefusal(files, "could not be read or written");
  });
});

test.each([
  ["reading times out after a minute", "nothing you typed is lost.", () => open().load()],
  [
    "saving times out after a minute, and may have arrived",
    "It is not known whether your changes have arrived. Save again",
    () => open().save(changesOf({ version: "", texts: new Map(), images: new Map(), unexpectedFiles: [] }, {})),
  ],
])("from a server that hangs, %s", async (_what, advice, ask) => {
  jest.useFakeTimers();
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(
      (_url, options) => new Promise((_resolve, reject) => options?.signal?.addEventListener("abort", reject)),
    );
  const answer = ask().catch((problem: unknown) => problem);
  jest.advanceTimersByTime(61_000);
  jest.useRealTimers();
  expect(String(await answer)).toContain("The editor's server does not answer. Start `npm run edit` again");
  expect(String(await answer)).toContain(advice);
});

describe("the server of the content", () => {
  test.each([
    // An attacker can point this domain at 127.0.0.1. The browser then sees a single origin.
    ["to another name of this computer", { host: "attacker.example", origin: "http://attacker.example" }],
    ["to a name that begins like its own", { host: "localhost.attack", origin: "http://localhost.attack" }],
    ["to a name that ends like its own", { host: "not-localhost:80", origin: "http://not-localhost:80" }],
    ["from another server on this computer", { origin: "http://localhost:8000", "sec-fetch-site": "same-site" }],
    ["from a page without an origin", { origin: "null" }],
    ["from another site", { "sec-fetch-site": "cross-site" }],
  ])("refuses a request %s", async (_which, headers: Record<string, string>) => {
    expect(await request("/api/content")).toMatchObject({ status: 200 });
    for (const url of ["/api/content", `/api/image?name=./${BADGE}`]) {
      expect(await request(url, headers)).toMatchObject({ status: 403 });
    }
    expect(await request("/api/save", headers, "POST")).toMatchObject({ status: 403 });
  });

  test("leaves other paths to the next middleware", async () => {
    expect((await request("/")).body).toBe("the editor's files");
    expect(await request("/api/nothing")).toMatchObject({ status: 404 });
    expect(await request("/api/content", {}, "DELETE")).toMatchObject({ status: 404 });
  });
});
