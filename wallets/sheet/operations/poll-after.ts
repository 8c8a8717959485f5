import { POLL_INTERVAL } from './poll';

/** Milliseconds to wait when the answer names no readable time. */
const DEFAULT_WAIT = 1000;

/** `pollAfter` of a throttled answer, an absolute time, as milliseconds since the epoch. */
export function pollAfter(text: string | null | undefined): number {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? Date.now() + DEFAULT_WAIT : at;
}

/** Milliseconds until a throttled call may be sent again; never 0, because a shopper's clock may be ahead of the server's. */
export function untilPollAfter(at: number): number {
  return Math.max(at - Date.now(), POLL_INTERVAL);
}
