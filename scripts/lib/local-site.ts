import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createStaticHost } from "./static-host";

/** A built site, served at a free port of this machine for as long as a check takes. */
export interface LocalSite {
  /** Such as "http://localhost:40123". */
  origin: string;
  close: () => Promise<void>;
}

/** @param folder the built site */
export async function serveLocally(folder: string): Promise<LocalSite> {
  const server = createServer(createStaticHost(folder));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "localhost", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
