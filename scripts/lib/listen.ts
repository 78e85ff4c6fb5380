import { createServer, type RequestListener } from "node:http";

export interface ListenOptions {
  port: number;
  /** Who may ask: "127.0.0.1" for this computer alone; without it, the whole network. */
  host?: string;
  /** The script of package.json that was started. */
  script: string;
  onListening: () => void;
}

/** Answers requests until Ctrl+C, which ends it quietly. If it cannot, it says why, and the process exits with 1. */
export function listen(answer: RequestListener, { port, host, script, onListening }: ListenOptions): void {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program, maybe by this one.`,
    EACCES: `This user may not open port ${port}.`,
  };
  createServer(answer)
    .on("error", ({ code = "", message }: NodeJS.ErrnoException) => {
      const reason = messages[code] ?? `The server could not start: ${message}.`;
      console.error(`${reason} Choose another port, for example: PORT=${port + 1} npm run ${script}`);
      process.exitCode = 1;
    })
    .listen({ port, host }, onListening);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
}
