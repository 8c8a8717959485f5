/** Removes `toJSON` from a prototype; returns a function that restores it. */
function withoutToJson(prototype: object): () => void {
  const own = Object.getOwnPropertyDescriptor(prototype, 'toJSON');
  if (!own?.configurable) return () => {};
  Reflect.deleteProperty(prototype, 'toJSON');
  return () => void Object.defineProperty(prototype, 'toJSON', own);
}

/** A value as JSON. Old libraries such as Prototype.js add `toJSON` to arrays and strings, so that they would be quoted twice. */
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
