/** The error for a file that has come without what is in it: a blocker's stub, or an upload that was cut. */
const emptyFile = (): Error => new Error('an empty script');

/** Waits for a file that hands its code over when it runs. Rejects if it has handed nothing over. */
export async function handedOver<T>(file: Promise<unknown>, code: () => T | undefined): Promise<T> {
  await file;
  const found = code();
  if (!found) throw emptyFile();
  return found;
}

/** Passes a fetched module on. Rejects if it lacks its function: then it counts as not loaded. */
export async function ensureExport<T>(module: Promise<T>, name: keyof T): Promise<T> {
  const found = await module;
  if (!found[name]) throw emptyFile();
  return found;
}
