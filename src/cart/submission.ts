import type { CartClient } from './client';
import type { Completion } from './completion';
import type { Deadline } from './deadline';
import { cartSubmitForCompletion } from './operations';
import { poll } from './poll';
import { untilPollAfter } from './throttle';

/**
 * One attempt to buy. Its token is fixed here, so that whatever is sent for it, again or anew, carries the same one and can
 * make one order only. A throttled submission is made again when the server allows, as long as the deadline leaves time.
 * Whoever calls the returned function again while it works gets the same promise.
 */
export function submission(
  client: CartClient,
  cartId: string,
  attemptToken: string,
): (deadline: Deadline) => Promise<Completion> {
  if (!attemptToken) throw new Error('no submission without an attempt token');
  let working: Promise<Completion> | undefined;
  const submit = async (deadline: Deadline) => {
    try {
      return await poll({
        ask: (signal) => cartSubmitForCompletion(client, cartId, attemptToken, { signal }),
        wait: (completion) => (completion.type === 'throttled' ? untilPollAfter(completion.pollAfter) : null),
        limit: Math.max(0, deadline.at - Date.now()),
        deadline,
      });
    } finally {
      working = undefined;
    }
  };
  return (deadline) => (working ??= submit(deadline));
}
