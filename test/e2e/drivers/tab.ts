import type { Page } from "@playwright/test";

/** Options for opening a page. */
export interface TabOptions {
  /** The size of the window in px. */
  width: number;
  height: number;
  /** True if the visitor prefers reduced motion. */
  reducedMotion?: boolean;
  /** The source of a script that runs in every page before the page's own scripts. */
  initScript?: string;
}

/** One action of a mouse. Positions are in px from the window's top left corner. */
export type MouseStep = { do: "move"; x: number; y: number } | { do: "down" | "up" };

type Key = "Tab" | "Enter" | "Escape" | "Home" | "End" | "ArrowLeft" | "ArrowRight";

/** An open page in any engine. page-actions.ts builds further actions, such as a click, on these. */
export type Tab = ReturnType<typeof tabOf>;

/** @param heard receives all messages on the console and all uncaught errors */
export function tabOf(page: Page, heard: readonly string[], close: () => Promise<void>) {
  return {
    goto: async (path: string) => void (await page.goto(path)),
    // Playwright's `goBack` would wait for a load event, which a page from the back/forward cache does not have.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: async () => void (await page.reload()),
    resize: (width: number, height: number) => page.setViewportSize({ width, height }),
    /** Runs a function in the page. It can only use its arguments, which have to be JSON. */
    evaluate: <Arguments extends unknown[], Result>(
      run: (...values: Arguments) => Result | Promise<Result>,
      ...values: Arguments
    ): Promise<Result> => page.evaluate(withOneArgument(run), values as unknown[]),
    press: (key: Key, { shift = false } = {}) => page.keyboard.press(shift ? `Shift+${key}` : key),
    mouse: async (...steps: MouseStep[]) => {
      for (const step of steps) {
        if (step.do === "move") await page.mouse.move(step.x, step.y);
        else await page.mouse[step.do]();
      }
    },
    console: async () => [...heard],
    close,
  };
}

/**
 * Returns a function that takes its arguments as one list, because Playwright sends only one argument to the page. The
 * function is created here, because the page's security policy does not let the page create functions from strings.
 */
function withOneArgument<Arguments extends unknown[], Result>(
  run: (...values: Arguments) => Result | Promise<Result>,
): (values: unknown[]) => Result | Promise<Result> {
  return new Function("values", `return (${run.toString()})(...values)`) as ReturnType<
    typeof withOneArgument<Arguments, Result>
  >;
}
