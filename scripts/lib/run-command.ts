/** Runs a script. On error, prints only its message, no stack trace; exits with 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
