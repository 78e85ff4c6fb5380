/** @jest-environment node */
import { runOnContent } from "./run-on-content";

test("a command that fails says why, and ends with 1", async () => {
  const said = jest.spyOn(console, "error").mockImplementation();
  await runOnContent(() => {
    throw new Error("Dead.");
  });
  const { exitCode } = process;
  process.exitCode = undefined;
  expect({ exitCode, said: said.mock.calls }).toEqual({ exitCode: 1, said: [["Dead."]] });
});
