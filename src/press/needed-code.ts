/**
 * The code of a press could not be fetched: the network is gone, a file is blocked, or the tab is older than what the server has. What follows
 * is decided in `leave.ts`.
 */
export class CodeMissing extends Error {
  constructor(cause: unknown) {
    super('code missing', { cause });
  }
}

/** Passes the code on; rejects with `CodeMissing` if it can't be loaded. */
export const neededCode = <T>(code: Promise<T>): Promise<T> =>
  code.catch((error: unknown) => {
    throw new CodeMissing(error);
  });
