import { test } from "./editor-test";
import { expectReadable } from "./layout";

/** Opens a browser with twice the usual text size. */
test.use({
  viewport: { width: 1280, height: 900 },
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
});

test("with text of twice the size, everything can be read and reached", ({ editor }) => expectReadable(editor));
