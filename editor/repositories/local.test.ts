/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentApi } from "../server/content-api";
import { localRepository } from "./local";
import { StaleError } from "./repository";

const FIXTURES = path.join(__dirname, "../../test/fixtures/content");

let content: string;
let server: http.Server;

/** As `npm run edit` does. @param port as of an earlier start */
async function start(port = 0): Promise<number> {
  const api = contentApi(content);
  server = http.createServer((request, response) => api(request, response, () => response.end()));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

function stop(): void {
  server.close().closeAllConnections();
}

beforeEach(async () => {
  content = mkdtempSync(path.join(tmpdir(), "local-repository-"));
  cpSync(FIXTURES, content, { recursive: true });
  const port = await start();
  const realFetch = globalThis.fetch;
  // In a browser, the page's own address stands before the path.
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((url, options) => realFetch(`http://localhost:${port}${url}`, options));
});

afterEach(() => {
  stop();
  rmSync(content, { recursive: true });
});

const read = (name: string) => readFileSync(path.join(content, name));

describe("the content on this computer", () => {
  test("is read, changed and read again", async () => {
    const { version, texts, images } = await localRepository.load();
    expect(texts.get("reviews.json")).toBe(read("reviews.json").toString());
    const [image = ""] = images.keys();
    const bytes = await localRepository.readImage(image);
    expect(Buffer.from(bytes)).toEqual(read(image));

    const text = `\r\n${texts.get("reviews.json")}`;
    const first = new Map<string, string | Uint8Array<ArrayBuffer>>([
      ["reviews.json", text],
      ["images/new.png", bytes],
    ]);
    const saved = await localRepository.save({ version, files: first, message: "" });
    expect(read("reviews.json").toString()).toBe(text);
    expect(Buffer.from(await localRepository.readImage("./images/new.png"))).toEqual(read(image));

    await localRepository.save({ ...saved, files: new Map([["images/new.png", null]]), message: "" });
    expect((await localRepository.load()).images).toEqual(images);
  });

  test("is not saved broken, and not written over once somebody else has changed it", async () => {
    const { version } = await localRepository.load();
    const save = () => localRepository.save({ version, files: new Map([["faq.json", ""]]), message: "" });
    await expect(save()).rejects.toThrow("content/faq.json:1:1: The file is empty");
    writeFileSync(path.join(content, "faq.json"), `${read("faq.json")}\n`);
    await expect(save()).rejects.toThrow(StaleError);
  });

  test("waits while the server is stopped, and can be saved as soon as it is started again", async () => {
    const { version } = await localRepository.load();
    const { port } = server.address() as AddressInfo;
    stop();
    await expect(localRepository.load()).rejects.toThrow("Start `npm run edit` again; nothing you typed is lost.");
    await start(port);
    await expect(localRepository.save({ version, files: new Map(), message: "" })).resolves.toEqual({ version });
  });
});
