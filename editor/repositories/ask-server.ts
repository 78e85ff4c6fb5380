/** Milliseconds without a sign of life from a server, after which waiting for it ends. */
const SILENCE_MS = 60_000;

/** Bytes that a slow connection (1 Mbit/s) sends in a millisecond: a server that is still being told is not silent. */
const SLOW_BYTES_PER_MS = 100;

/** What to do when no answer has come. */
const TRY_AGAIN = "Check the internet connection and try again; nothing you typed is lost.";

/** The same, of a request that saves. */
export const SAVE_AGAIN =
  "It is not known whether your changes have arrived. Save again: what has arrived is not saved twice.";

interface Question extends RequestInit {
  /** Bytes in the body. */
  size?: number;
  /** Who does not answer, for people: "GitHub". */
  server: string;
  /** What to say, and to do, when no answer has come. */
  advice?: string | undefined;
}

/** Asks a server, and waits for all of its answer. @throws Error that says what to do, when none comes */
export async function askServer(
  url: string,
  { size = 0, server, advice = TRY_AGAIN, ...request }: Question,
): Promise<{ response: Response; bytes: Uint8Array<ArrayBuffer> }> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitFor = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), milliseconds);
  };
  try {
    waitFor(SILENCE_MS + size / SLOW_BYTES_PER_MS);
    const response = await fetch(url, { ...request, signal: silence.signal });
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      waitFor(SILENCE_MS);
      parts.push(part.value);
    }
    return { response, bytes: new Uint8Array(await new Blob(parts).arrayBuffer()) };
  } catch {
    throw new Error(`${server} ${silence.signal.aborted ? "does not answer" : "cannot be reached"}. ${advice}`);
  } finally {
    clearTimeout(timer);
  }
}

export function decode(bytes: Uint8Array): string {
  // With the byte order mark, if there is one: a text has to come back as it was.
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
