import type { Ask } from "./checks";

/** Asks a host over the network. @param origin such as "http://localhost:9000" */
export function getOver(origin: string): Ask {
  return async (path, headers = {}) => {
    const response = await fetch(origin + path, { redirect: "manual", headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}
