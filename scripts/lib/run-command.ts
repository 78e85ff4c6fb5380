/** Runs a command of package.json. An error ends it with status 1 and its message, without a stack trace. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
