function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  if (crypto?.getRandomValues) return crypto.getRandomValues(bytes);
  // Good enough to tell visits apart: nothing secret depends on it.
  return bytes.map(() => Math.random() * 256);
}

/** A random id. Insecure pages and old browsers have no `randomUUID`: theirs are 32 hexadecimal digits. */
export function randomId(): string {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  if (crypto?.randomUUID) return crypto.randomUUID();
  let id = '';
  for (const byte of randomBytes()) id += byte.toString(16).padStart(2, '0');
  return id;
}
