/** @jest-environment node */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createQueryClient, requestLink } from "./request-link";

const ANSWERS: Record<string, { statuses: number[]; location?: string }> = {
  "/alive": { statuses: [200] },
  "/moved": { statuses: [301], location: "/alive" },
  "/moved-to-nothing": { statuses: [302], location: "/gone" },
  "/members-only": { statuses: [403] },
  "/gone": { statuses: [404] },
  "/busy": { statuses: [429] },
  "/recovers": { statuses: [503, 502, 500, 200] },
  "/down": { statuses: [503, 503, 503, 503, 200] },
};
const requested: string[] = [];
const server = createServer(({ url = "" }, response) => {
  const { statuses = [404], location } = ANSWERS[url] ?? {};
  const before = requested.filter((earlier) => earlier === url).length;
  requested.push(url);
  response.writeHead(statuses[before] ?? 404, location ? { location } : {}).end();
});
const client = createQueryClient();
const defaults = client.getDefaultOptions().queries;
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client.setDefaultOptions({ queries: { ...defaults, retryDelay: 1 } });
});
beforeEach(() => requested.splice(0));
afterAll(() => {
  client.clear();
  server.close().closeAllConnections();
});

test.each([
  ["/alive", true, "200", 1],
  ["/moved", true, "now at http://127.0.0.1:\\d+/alive", 1],
  ["/moved-to-nothing", false, "404", 1],
  ["/members-only", true, "403; look at it in a browser", 1],
  ["/busy", true, "429; look at it in a browser", 1],
  ["/gone", false, "404", 1],
  ["/recovers", true, "200", 4],
  ["/down", false, "503", 4],
])("the link check finds that %s works: %s (%s), after %i requests", async (path, isAlive, note, requests) => {
  const state = await requestLink(client, origin + path);
  expect(state).toEqual({ isAlive, note: expect.stringMatching(note) });
  expect(requested.filter((url) => url === path)).toHaveLength(requests);
});

test("a link is dead where nobody answers", async () => {
  expect(await requestLink(client, "http://127.0.0.1:2/")).toEqual({ isAlive: false, note: "ECONNREFUSED" });
});

test("retries wait 1, 2, 4 and at most 30 s; answers are cached for 5 minutes", () => {
  const delays = [0, 1, 2, 5, 20].map(defaults?.retryDelay as (failures: number) => number);
  expect(delays).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
  expect(defaults?.gcTime).toBe(300_000);
});
