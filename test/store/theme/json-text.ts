/** Takes `toJSON` off a prototype; gives what puts it back. */
function withoutToJson(prototype: object): () => void {
  const own = Object.getOwnPropertyDescriptor(prototype, 'toJSON');
  if (!own?.configurable) return () => {};
  Reflect.deleteProperty(prototype, 'toJSON');
  return () => void Object.defineProperty(prototype, 'toJSON', own);
}

/** A value as JSON, also beside an old library that has lists and texts write themselves, and so has them quoted twice. */
export function jsonText(value: object): string {
  const putBackList = withoutToJson(Array.prototype);
  const putBackText = withoutToJson(String.prototype);
  try {
    return JSON.stringify(value);
  } finally {
    putBackList();
    putBackText();
  }
}
