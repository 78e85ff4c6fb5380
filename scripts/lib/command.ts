import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
export type OptionValues<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>["values"];

/**
 * Runs a command of package.json, which gets the values of its options. What it throws is told in a sentence, as is an
 * option that it does not have, before it begins; then the process ends with 1.
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
    // What follows is advice for programs that take file names.
    const [fault] = (error as Error).message.split(". ");
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new Error(
      `${fault}. This command has ${names.length > 0 ? `the options ${names.join(", ")}` : "no options"}.`,
    );
  }
}

/** The port that `PORT` names, or else the usual one. If it is none, the process ends with a sentence. */
export function readPort(usual: number): number {
  const port = Number(process.env.PORT || usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  // Not thrown: around the errors of its configuration, Playwright prints its own stack.
  console.error(`PORT is "${process.env.PORT}". It must be a number from 1 to 65535, for example PORT=${usual + 1}.`);
  process.exit(1);
}
