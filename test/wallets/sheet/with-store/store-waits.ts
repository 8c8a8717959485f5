import type { StoreSheet } from './store-sheet';

/** On a busy machine; the waits themselves are far shorter, and all of them run at once. */
export const AT_MOST = { timeout: 30_000 };

/** How many calls of an operation have reached the store. */
export const count = async (sheet: StoreSheet, operation: string) =>
  (await sheet.operations()).filter((name) => name === operation).length;
