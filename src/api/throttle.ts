import { POLL_INTERVAL } from './poll';

/**
 * Milliseconds until a throttled call may be made again. Never none at all: a shopper's clock that is ahead of the server's
 * would turn waiting into a storm.
 */
export function untilPollAfter(pollAfter: number): number {
  return Math.max(pollAfter - Date.now(), POLL_INTERVAL);
}
