/** A request ends when the server has sent nothing for this many milliseconds. */
const SILENCE_MS = 60_000;

/** The upload speed of a slow connection (1 Mbit/s). The server sends nothing during an upload. */
const SLOW_BYTES_PER_MS = 100;

interface Options {
  /** True for a request that may change something even if its response is lost. */
  saves?: boolean;
  silenceMs?: number;
}

/**
 * Sends a request, and returns the response when all of it has arrived.
 *
 * @param problem the first sentence of the error
 * @throws Error if the server does not answer: `problem`, and what to do
 */
export async function askServer(problem: string, url: string, request: RequestInit, options: Options = {}) {
  const { saves = false, silenceMs = SILENCE_MS } = options;
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitFor = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), milliseconds);
  };
  try {
    const uploadMs = String(request.body ?? "").length / SLOW_BYTES_PER_MS;
    waitFor(silenceMs + uploadMs);
    const response = await fetch(url, { ...request, signal: silence.signal });
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      waitFor(silenceMs);
      parts.push(part.value);
    }
    return new Response(new Blob(parts), response);
  } catch {
    const advice = saves
      ? "It is not known whether your changes have arrived. Save again: nothing is saved twice, and nothing you typed is lost."
      : "Try again; nothing you typed is lost.";
    throw new Error(`${problem} ${advice}`);
  } finally {
    clearTimeout(timer);
  }
}
