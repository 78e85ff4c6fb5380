/** @jest-environment node */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { checkLinks, findLinks, formatLinks } from "./check-links";
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

test("each link of the content is found once, with all its places, but not the site's own address", () => {
  const site = {
    url: "https://own.test",
    links: { deedGuideForm: "https://a.test/x", propertyGuide: "https://a.test/x" },
  };
  const texts = new Map([
    ["site.json", JSON.stringify(site, null, 2)],
    ["landing.json", '{ "sample": ["more"], "more": ["https://b.test/y"] }'],
  ]);
  const places = ["content/site.json:4 links.deedGuideForm", "content/site.json:5 links.propertyGuide"];
  expect(findLinks({ texts, images: new Map() })).toEqual([
    { url: "https://a.test/x", places, isSample: false },
    { url: "https://b.test/y", places: ["content/landing.json:1 more[0]"], isSample: true },
  ]);
});

test("each link is requested once, samples are not, and the worst ones are listed first", async () => {
  const link = { places: ["content/site.json:4 links.a"], isSample: false };
  const links = [
    { ...link, url: `${origin}/first` },
    { ...link, url: `${origin}/second` },
    { ...link, url: `${origin}/sample`, isSample: true },
  ];
  const text = formatLinks(await checkLinks(links, { url: "https://own.test", builtAt: undefined }));
  expect(requested.filter((url) => url === "/first" || url === "/sample")).toEqual(["/first"]);
  expect(text).toMatch(/^dead +http\S+\/first +status 404\n +content\/site.json:4 links.a\n/);
  expect(text).toContain("3 links: 2 dead, 1 sample");
});

describe("a page of the firm's own site", () => {
  const url = "https://www.own.test";
  const link = (page: string) => ({ url: `${url}${page}`, places: [], isSample: false });

  test.each([
    ["/alive", "alive", "status 200"],
    ["/moved", "moved", `now at ${url}/alive`],
    ["/gone", "dead", "the built site has no such page"],
  ])("is requested from the build: %s is %s (%s)", async (page, state, note) => {
    const [checked] = await checkLinks([link(page)], { url, builtAt: origin });
    expect(checked).toMatchObject({ url: `${url}${page}`, state, note });
  });

  test("is requested online if there is no build; if it is dead, the note says to build the site", async () => {
    const own = { ...link("/gone"), url: `${origin}/gone` };
    const [checked] = await checkLinks([own], { url: origin, builtAt: undefined });
    expect(checked?.note).toMatch(/^status 404; if this site is not online yet, run "npm run build"/);
  });
});
