/** Milliseconds without a sign of life from a server, after which waiting for it ends. */
const SILENCE_MS = 60_000;

/** What a slow connection (1 Mbit/s) sends: while a large image is on its way there, the server has nothing to say. */
const SLOW_BYTES_PER_MS = 100;

/**
 * Asks a server, and waits for all of its answer.
 *
 * @param saves whether the request may have changed something although no answer has come
 * @param silenceMs milliseconds without a sign of life after which waiting ends
 * @throws Error when none comes, which says `silent`, and what to do
 */
export async function askServer(
  silent: string,
  url: string,
  request: RequestInit = {},
  saves = false,
  silenceMs = SILENCE_MS,
) {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitFor = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), milliseconds);
  };
  try {
    waitFor(silenceMs + String(request.body ?? "").length / SLOW_BYTES_PER_MS);
    const response = await fetch(url, { ...request, signal: silence.signal });
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      waitFor(silenceMs);
      parts.push(part.value);
    }
    return { response, bytes: new Uint8Array(await new Blob(parts).arrayBuffer()) };
  } catch {
    const advice = saves
      ? "It is not known whether this has arrived. Save again: what has arrived is not saved twice; nothing you typed is lost."
      : "Try again; nothing you typed is lost.";
    throw new Error(`${silent} ${advice}`);
  } finally {
    clearTimeout(timer);
  }
}

export function decode(bytes: Uint8Array): string {
  // With the byte order mark, if there is one: a text has to come back as it was.
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
