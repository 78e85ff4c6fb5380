import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
export type OptionValues<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>["values"];

/**
 * Runs a command of package.json with the values of its options. If the command throws, or does not have an option that
 * was given, this prints the message without a stack trace and ends the process with status 1.
 */
export async function runCommand<const O extends Options>(
  options: O,
  main: (values: OptionValues<O>) => void | Promise<void>,
): Promise<void> {
  try {
    await main(readOptions(options));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function readOptions<const O extends Options>(options: O): OptionValues<O> {
  try {
    return parseArgs({ args: process.argv.slice(2), options }).values;
  } catch (error) {
    // Node's second sentence is advice for commands that take file names.
    const [fault] = (error as Error).message.split(". ");
    const names = Object.keys(options).map((name) => `--${name}`);
    const known = names.length > 0 ? `the options ${names.join(", ")}` : "no options";
    throw new Error(`${fault}. This command has ${known}.`);
  }
}

/** Returns the port that `PORT` names, or the usual one. An invalid `PORT` ends the process with a message. */
export function readPort(usual: number): number {
  const port = Number(process.env.PORT || usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  // Playwright's configuration calls this, and Playwright would print a stack trace with an error.
  console.error(`PORT is "${process.env.PORT}". It must be a number from 1 to 65535, for example PORT=${usual + 1}.`);
  process.exit(1);
}
