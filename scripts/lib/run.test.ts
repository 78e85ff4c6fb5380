/** @jest-environment node */
import { run } from "./run";

test("a command succeeds or fails as its status says", async () => {
  expect([await run("node --eval 0"), await run('node --eval "process.exitCode = 3"')]).toEqual([true, false]);
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s ends the command, and then fails here, where one can clean up",
  async (signal) => {
    // Not to be ended by the shell's end alone.
    const command = 'node --eval "setInterval(() => {}, 1000)"';
    const running = run(command);
    process.emit(signal, signal);
    await expect(running).rejects.toThrow(`${command}" was ended by ${signal}.`);
    expect(process.listenerCount(signal)).toBe(0);
  },
);
