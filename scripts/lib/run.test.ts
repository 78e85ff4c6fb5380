/** @jest-environment node */
import { run } from "./run";

test("a command succeeds with status 0, and fails with another", async () => {
  expect([await run("node --eval 0"), await run('node --eval "process.exitCode = 3"')]).toEqual([true, false]);
});

test.each(["SIGINT", "SIGTERM"] as const)("%s ends the command first, and then throws", async (signal) => {
  // This command would keep running if only its shell ended.
  const command = 'node --eval "setInterval(() => {}, 1000)"';
  const running = run(command);
  process.emit(signal, signal);
  await expect(running).rejects.toThrow(`${command}" was ended by ${signal}.`);
  expect(process.listenerCount(signal)).toBe(0);
});
