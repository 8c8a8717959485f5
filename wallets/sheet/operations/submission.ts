import type { CartClient } from '../../../src/api/client';
import { clientError, isClientError } from '../../../src/api/client-error';
import type { Completion } from './completion';
import { createDeadline, type Deadline } from '../../../src/api/deadline';
import { cartSubmitForCompletion } from './operations';
import { pause } from '../../../src/api/pause';
import { untilPollAfter } from '../../../src/api/throttle';

/** Milliseconds before the end of an event in which no submission is begun: its answer would come too late to be heard. */
export const LAST_MOMENT = 5000;

/** An answer came, and nobody knows what it says. */
const UNREADABLE = /content_type|no_data|shape/;

const passes = (wait: Promise<void>): Promise<boolean> =>
  wait.then(
    () => true,
    () => false,
  );

/**
 * One attempt to buy, sent once for all who call the returned function while it works. The token is fixed here, so that whatever is
 * sent for the attempt, again or anew, carries the same one and makes one order only. A throttled submission is made again when
 * the server allows; an answer that can't be read is asked for once more, because the API then says what it came to.
 *
 * The result is what is known for sure. Rejects with a `ClientError` when nobody knows whether there is an order.
 *
 * @param closed no submission begins any more when this is aborted; the one under way goes on, because it may be the order
 */
export function submission(
  client: CartClient,
  cartId: string,
  attemptToken: string,
  closed?: AbortSignal,
): (deadline: Deadline) => Promise<Completion> {
  if (!attemptToken) throw new Error('no submission without an attempt token');

  const submit = async ({ at, signal }: Deadline): Promise<Completion> => {
    const begin = createDeadline(Math.max(0, at - LAST_MOMENT - performance.now()), closed);
    let isLost = false;
    const once = () =>
      cartSubmitForCompletion(client, cartId, attemptToken, {
        signal,
        until: begin.signal,
        onLost: () => (isLost = true),
      });
    try {
      for (;;) {
        const answer = await once().catch((error: unknown) => {
          isLost = true;
          if (begin.signal.aborted || !isClientError(error) || !UNREADABLE.test(error.kind)) throw error;
          return once();
        });
        // The cart is gone: perhaps because a try before was the order.
        if (answer.type === 'refused' && isLost) throw clientError('timeout', 'refused, and an answer was lost');
        if (answer.type !== 'throttled') return answer;
        const ms = untilPollAfter(answer.pollAfter);
        const mayGoOn = performance.now() + ms < begin.at && (await passes(pause(ms, signal, begin.signal)));
        if (mayGoOn) continue;
        // A try before may have been the order.
        if (isLost) throw clientError('timeout', 'the store is busy, and an answer was lost');
        return answer;
      }
    } finally {
      begin.end();
    }
  };

  let working: Promise<Completion> | undefined;
  return (deadline) => (working ??= submit(deadline).finally(() => (working = undefined)));
}
