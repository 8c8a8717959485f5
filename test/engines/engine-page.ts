/** A page in whatever engine, as far as a test of an engine needs it. */
export interface EnginePage {
  /** Opens a path of the store and waits until it has loaded. */
  goto(path: string): Promise<void>;
  /** Runs a function in the page. What it takes and gives is copied as JSON. */
  evaluate<Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  /** Clicks in the middle of an element as a shopper does: the page can't tell the difference. */
  press(selector: string): Promise<void>;
  /** Errors of the pages up to now: thrown, rejected, or written to the console. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that is running. */
export interface Engine {
  /** A page of a shopper who was never here before. `origin` is the store's, without a slash at its end. */
  open(origin: string): Promise<EnginePage>;
  close(): Promise<void>;
}
