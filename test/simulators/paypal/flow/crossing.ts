/** An error on the far side of a frame's border: a new one, of which message, stack and code are left. */
function copyOf(error: Error): Error {
  const copy = new Error(error.message);
  if (error.stack !== undefined) copy.stack = error.stack;
  if ('code' in error) Object.assign(copy, { code: error.code });
  return copy;
}

/** Errors of other realms are errors, too. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';

/** A value that was thrown on one side of a frame's border, as it arrives on the other. */
export function crossed(thrown: unknown): unknown {
  if (isError(thrown)) return copyOf(thrown);
  try {
    return structuredClone(thrown);
  } catch {
    return String(thrown);
  }
}

/** An error in the log: its message; anything else as it is. */
export const inLog = (thrown: unknown): unknown => (isError(thrown) ? thrown.message : thrown);
