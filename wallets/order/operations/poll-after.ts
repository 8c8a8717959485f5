import { retryAfter } from '../../../src/press/api/retry-after';
import { POLL_INTERVAL } from './poll';

/** `pollAfter` of a throttled answer, an absolute time, as milliseconds since the epoch. */
export function pollAfter(text: string | null | undefined): number {
  const now = Date.now();
  return now + retryAfter(text ?? null, now);
}

/** Milliseconds until a throttled call may be sent again; never 0, because a shopper's clock may be ahead of the server's. */
export function untilPollAfter(at: number): number {
  return Math.max(at - Date.now(), POLL_INTERVAL);
}
