import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../test/helpers/find-browsers.cjs";

/** Starts this machine's Chromium without a window. The flags are added to the usual command line flags. */
export function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: [...chromiumFlags(), ...flags], ...(executablePath && { executablePath }) });
}
