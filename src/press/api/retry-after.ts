/** Milliseconds to wait when the server names no time. */
const DEFAULT_WAIT = 1000;

/**
 * Reads a `Retry-After` header: seconds or an HTTP date.
 *
 * @param now milliseconds since the epoch, to count from
 * @returns milliseconds to wait, 0 or more; 1000 when the header is missing or can't be read
 */
export function retryAfter(header: string | null, now: number): number {
  const seconds = Number(header || NaN);
  const wait = seconds >= 0 ? seconds * 1000 : Date.parse(`${header}`) - now;
  return Number.isNaN(wait) ? DEFAULT_WAIT : Math.max(0, wait);
}
