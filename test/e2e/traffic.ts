import type { Page } from "@playwright/test";

/** What a page has fetched so far. */
export interface Traffic {
  /** Bytes over the wire, headers included. */
  bytes: number;
  /** In the order of their answers; `kind` is, for example, "Document", "Font" or "Script". */
  requests: { kind: string; url: string }[];
}

/** Counts what a page fetches from now on; the answer tells how much it is at any time. */
export async function countTraffic(page: Page): Promise<() => Traffic> {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, Traffic["requests"][number]>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    requests.set(requestId, { kind: type, url: response.url }),
  );
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  return () => ({ bytes, requests: [...requests.values()] });
}
