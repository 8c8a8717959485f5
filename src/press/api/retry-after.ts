/** Milliseconds to wait when the server names no time. */
export const DEFAULT_WAIT = 1000;

/**
 * Reads a `Retry-After` header: seconds or an HTTP date.
 *
 * @param now milliseconds since the epoch, to count from
 * @returns milliseconds to wait, 0 or more; 1000 when the header is missing or can't be read
 */
export function retryAfter(header: string | null, now: number): number {
  if (!header) return DEFAULT_WAIT;
  const seconds = Number(header);
  if (seconds >= 0) return seconds * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? DEFAULT_WAIT : Math.max(0, date - now);
}
