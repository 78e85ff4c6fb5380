/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { checkLinks, findLinks, formatLinks } from "./check-links";
import { createQueryClient, requestLink } from "./request-link";

const LIMITS = { timeout: 10_000, slow: 1_000 };

let server: Server;
let origin: string;
/** How often each path was requested. */
let requests: Record<string, number>;

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    requests[url] = (requests[url] ?? 0) + 1;
    const redirect = (status: number, location: string) => void response.writeHead(status, { location }).end();
    if (url === "/alive") response.end("yes");
    else if (url === "/late") setTimeout(() => response.end("yes"), 1_200);
    else if (url === "/never") return;
    else if (url === "/moved") redirect(301, "/alive");
    else if (url === "/for-now") redirect(302, "/alive");
    else if (url === "/moved-to-nothing") redirect(301, "/gone");
    else if (url === "/round") redirect(302, "/round");
    else if (url === "/members-only") response.writeHead(403).end();
    else if (url === "/down") response.writeHead(503).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = {};
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("requestLink", () => {
  it.each([
    ["/alive", "alive", " s"],
    ["/late", "slow", " s"],
    ["/moved", "moved", "/alive"],
    ["/for-now", "alive", " s"],
    ["/moved-to-nothing", "dead", "404"],
    ["/gone", "dead", "404"],
    ["/round", "dead", "more than 10 times"],
    ["/members-only", "guarded", "403"],
  ])("%s is %s", async (path, state, note) => {
    expect(await requestLink(origin + path, LIMITS)).toEqual({ state, note: expect.stringContaining(note) });
  });

  it.each([
    ["/down", "status 503"],
    ["/never", "no answer within 0.4 s"],
  ])("%s could work later, so it throws the reason", async (path, message) => {
    await expect(requestLink(origin + path, { ...LIMITS, timeout: 400 })).rejects.toThrow(message);
  });

  it("throws why there is no connection", async () => {
    await expect(requestLink("http://127.0.0.1:47999", LIMITS)).rejects.toThrow("ECONNREFUSED");
  });
});

describe("createQueryClient", () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ["performance"] }));
  afterEach(() => void jest.useRealTimers());

  it("retries after one second, two and four, and then gives up", async () => {
    const start = Date.now();
    const times: number[] = [];
    const queryFn = () => {
      times.push(Date.now() - start);
      return Promise.reject(new Error("down"));
    };
    const client = createQueryClient();
    const answer = expect(client.fetchQuery({ queryKey: ["link"], queryFn })).rejects.toThrow("down");
    await jest.advanceTimersByTimeAsync(60_000);
    await answer;
    expect(times).toEqual([0, 1_000, 3_000, 7_000]);
    client.clear();
  });

  it("never waits longer than 30 seconds", () => {
    const retryDelay = createQueryClient().getDefaultOptions().queries?.retryDelay as (failures: number) => number;
    expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it("forgets an answer after five minutes", async () => {
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ["link"], queryFn: () => Promise.resolve("alive") });
    await jest.advanceTimersByTimeAsync(5 * 60_000 - 1_000);
    expect(client.getQueryData(["link"])).toBe("alive");
    await jest.advanceTimersByTimeAsync(2_000);
    expect(client.getQueryData(["link"])).toBeUndefined();
  });
});

describe("the links of the content", () => {
  const texts = new Map([
    [
      "site.json",
      JSON.stringify(
        {
          url: "https://own.test",
          links: {
            deedGuideForm: "https://a.test/x",
            propertyGuide: "https://a.test/x",
            consultation: "https://forms.example.com",
          },
        },
        null,
        2,
      ),
    ],
    ["landing.json", '{ "sample": ["more"], "more": ["https://b.test/y"] }'],
  ]);

  it("are found once each, with the places that name them, without the site's own", () => {
    expect(findLinks(texts)).toEqual([
      {
        url: "https://a.test/x",
        places: ["content/site.json:4 links.deedGuideForm", "content/site.json:5 links.propertyGuide"],
        isSample: false,
      },
      { url: "https://forms.example.com", places: ["content/site.json:6 links.consultation"], isSample: true },
      { url: "https://b.test/y", places: ["content/landing.json:1 more[0]"], isSample: true },
    ]);
  });

  it("are requested once each, and samples never", async () => {
    const link = { places: ["content/site.json:4 links.a"], isSample: false };
    const links = [
      { ...link, url: `${origin}/alive` },
      { ...link, url: `${origin}/gone` },
      { ...link, url: `${origin}/sample`, isSample: true },
    ];
    const text = formatLinks(await checkLinks(links, LIMITS));
    expect(requests).toEqual({ "/alive": 1, "/gone": 1 });
    expect(text).toMatch(/^dead +http\S+\/gone +status 404\n +content\/site.json:4 links.a\nalive/);
    expect(text).toContain("3 links: 1 dead, 1 alive, 1 sample");
  });
});
