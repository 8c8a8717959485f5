/** Milliseconds to wait when the server names no time. */
export const DEFAULT_WAIT = 1000;

/**
 * Reads a `Retry-After` header: seconds or an HTTP date.
 *
 * @param now milliseconds since the epoch, to count from
 * @returns milliseconds to wait, more than 0; 1000 when the header is missing, can't be read, or names no time to wait for
 */
export function retryAfter(header: string | null, now: number): number {
  const seconds = Number(header);
  const wait = seconds >= 0 ? seconds * 1000 : Date.parse(header!) - now;
  return wait > 0 ? wait : DEFAULT_WAIT;
}
