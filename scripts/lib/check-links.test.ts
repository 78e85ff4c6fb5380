/** @jest-environment node */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { checkLinks, formatLinks } from "./check-links";
import { createQueryClient, requestLink } from "./request-link";

/** The status of each path, and where it redirects. The server never answers "/never". */
const ANSWERS: Record<string, [number, string?]> = {
  "/alive": [200],
  "/moved": [301, "/alive"],
  "/for-now": [302, "/alive"],
  "/moved-to-nothing": [301, "/gone"],
  "/loop": [302, "/loop"],
  "/members-only": [403],
  "/down": [503],
};
const requested: string[] = [];
const server = createServer(({ url = "" }, response) => {
  requested.push(url);
  const [status, location] = ANSWERS[url] ?? [404];
  if (url !== "/never") response.writeHead(status, location ? { location } : {}).end();
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ["/alive", "alive", "200"],
  ["/moved", "moved", "/alive"],
  ["/for-now", "alive", "200"],
  ["/moved-to-nothing", "dead", "404"],
  ["/gone", "dead", "404"],
  ["/loop", "dead", "more than 10 times"],
  ["/members-only", "guarded", "403"],
])("the link %s is %s", async (path, state, note) => {
  expect(await requestLink(origin + path)).toEqual({ state, note: expect.stringContaining(note) });
});

test("a request that may succeed later is rejected with the reason, so that it can be repeated", async () => {
  await expect(requestLink(`${origin}/down`)).rejects.toThrow("status 503");
  await expect(requestLink(`${origin}/never`, 400)).rejects.toThrow("no answer within 0.4 s");
  await expect(requestLink("http://127.0.0.1:47999")).rejects.toThrow("ECONNREFUSED");
});

test("a failed request is repeated after 1, 2 and 4 seconds, and an answer is kept for 5 minutes", async () => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  const start = Date.now();
  const times: number[] = [];
  const queryFn = () => {
    times.push(Date.now() - start);
    return times.length > 3 ? Promise.resolve("alive") : Promise.reject(new Error("down"));
  };
  const client = createQueryClient();
  const answer = client.fetchQuery({ queryKey: ["link"], queryFn });
  await jest.advanceTimersByTimeAsync(7_000);
  expect([times, await answer]).toEqual([[0, 1_000, 3_000, 7_000], "alive"]);
  await jest.advanceTimersByTimeAsync(5 * 60_000 - 1_000);
  expect(client.getQueryData(["link"])).toBe("alive");
  await jest.advanceTimersByTimeAsync(2_000);
  expect(client.getQueryData(["link"])).toBeUndefined();
  jest.useRealTimers();

  const retryDelay = client.getDefaultOptions().queries?.retryDelay as (failures: number) => number;
  expect([3, 4, 5, 20].map(retryDelay)).toEqual([8_000, 16_000, 30_000, 30_000]);
});

test("each address is requested once, examples are not, and dead links come first with their places", async () => {
  const place = "content/site.json:4 links.a";
  const urls = [`${origin}/alive`, `${origin}/gone`, `${origin}/gone`, "https://forms.example.com/a"];
  requested.length = 0;
  const text = formatLinks(await checkLinks(urls.map((url) => ({ url, place }))));
  expect(text.split("\n")[0]).toBe(`${place}: ${origin}/gone is dead (status 404)`);
  expect(text).toContain("https://forms.example.com/a is sample");
  expect(requested.sort()).toEqual(["/alive", "/gone"]);
});
