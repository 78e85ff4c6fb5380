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

export type Key = "Tab" | "Enter" | "Escape" | "Home" | "End" | "ArrowLeft" | "ArrowRight";

/** An open page in any engine. page-actions.ts builds further actions, such as a click, on these. */
export interface Tab {
  /** Goes to a path of the site, or to another address, and waits until the page has loaded. */
  goto(path: string): Promise<void>;
  /** `back` and `forward` do not wait until the other page has loaded. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Reloads the page, even if it warns about unsaved changes. */
  reload(): Promise<void>;
  /** Gives the window another size, in px. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It can only use its arguments, which have to be JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result>;
  press(key: Key, options?: { shift?: boolean }): Promise<void>;
  /** Types text into the focused element, letter by letter. */
  type(text: string): Promise<void>;
  mouse(...steps: MouseStep[]): Promise<void>;
  /** Returns all messages on the console and all uncaught errors since the tab was opened. */
  console(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that opens tabs. Each tab belongs to a visitor who is new to the site. */
export interface TabOpener {
  /** Name and version: "WebKit 2.50.1". */
  readonly engine: string;
  open(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}
