/** A page in any browser engine, as far as the engine tests need it. */
export interface EnginePage {
  /** Opens a path of the store and waits until it has loaded. */
  goto(path: string): Promise<void>;
  /** Runs a function in the page. What it takes and gives is copied as JSON. */
  evaluate<Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  /** Clicks in the middle of an element with trusted events, as a shopper does. */
  press(selector: string): Promise<void>;
  /** What is on the screen, as a PNG in base64. */
  picture(): Promise<string>;
  /** Errors of the pages up to now: thrown, rejected, or written to the console. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that is running. */
export interface Engine {
  /** A page with an empty profile. `origin` is the store's, without a slash at its end. */
  open(origin: string): Promise<EnginePage>;
  close(): Promise<void>;
}
