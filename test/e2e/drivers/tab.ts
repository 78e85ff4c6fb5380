/** How a page is opened. */
export interface TabOptions {
  /** Size of the page's window in px. */
  width: number;
  height: number;
  /** As for a visitor who prefers reduced motion. */
  reducedMotion?: boolean;
  /** Source of a script that runs in every page before its own scripts do. */
  initScript?: string;
}

/** One thing a mouse does. Positions are in px from the window's top left corner. */
export type MouseStep = { do: "move"; x: number; y: number } | { do: "down" | "up" };

export type Key = "Tab" | "Enter" | "Escape" | "Home" | "End" | "ArrowLeft" | "ArrowRight";

/**
 * An open page in a browser: only what a visitor can do and see, so that every engine can be driven the same way. What
 * is made of these steps (to click a button) is in page-actions.ts, once for all engines.
 */
export interface Tab {
  /** Goes to a path of the site, or to another address, and waits until the page has loaded. */
  goto(path: string): Promise<void>;
  /** Back and forward only begin it: wait for something on the page they lead to. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Also if the page warns of what is not saved. */
  reload(): Promise<void>;
  /** Gives the window another size, in px. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It can use nothing from outside itself but its arguments, which have to be JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result>;
  press(key: Key, options?: { shift?: boolean }): Promise<void>;
  /** Types a text where the focus is, letter by letter. */
  type(text: string): Promise<void>;
  mouse(...steps: MouseStep[]): Promise<void>;
  /** What was written to the console since the tab was opened, uncaught errors included. */
  console(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that can open tabs, each as for a visitor who is new to the site. */
export interface TabOpener {
  /** Name and version: "WebKit 2.50.1". */
  readonly engine: string;
  open(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}
