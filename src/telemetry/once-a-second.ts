/** Caches the result of `read` for a second. */
export function onceASecond<T>(read: () => T): () => T {
  let value: T;
  let readAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - readAt > 1000) [value, readAt] = [read(), now];
    return value;
  };
}
