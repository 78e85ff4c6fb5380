import { test } from "./editor-test";
import { expectReadable } from "./layout";

/** A browser whose text size is set to twice the usual. */
test.use({
  viewport: { width: 1280, height: 900 },
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
});

test("with text of twice the size, everything can be read and reached", ({ editor }) => expectReadable(editor));
