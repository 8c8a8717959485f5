/** The error for a file that has come without what is in it: a blocker's stub, or an upload that was cut. */
export const emptyFile = (): Error => new Error('an empty script');

/** Passes a fetched module on. Rejects if it lacks its function: then it counts as not loaded. */
export async function ensureExport<T>(module: Promise<T>, name: keyof T): Promise<T> {
  const found = await module;
  if (!found[name]) throw emptyFile();
  return found;
}
