import type { CartClient } from '../../../src/api/client';
import { clientError, isClientError } from '../../../src/api/client-error';
import { createDeadline, type Deadline } from '../../../src/api/deadline';
import { pause } from '../../../src/api/pause';
import type { Completion } from './completion';
import { cartSubmitForCompletion } from './operations';
import { untilPollAfter } from '../operations/poll-after';

/** Milliseconds before the end of an event in which no submission begins: its answer would come too late. */
export const LAST_MOMENT = 5000;

/** An answer came, and it cannot be read. */
const UNREADABLE = /content_type|no_data|shape/;

/**
 * One attempt to buy. All requests of it carry the same token, so that they make one order only. A throttled submission is sent
 * again when the server allows; an answer that cannot be read is asked for once more, because the API then says what it was.
 *
 * Resolves with a known result. Rejects with a `ClientError` when it is unknown whether there is an order. Throws without a token.
 *
 * @param closed no request begins once this is aborted; the one under way goes on, because it may be the order
 */
export function submitCart(
  client: CartClient,
  cartId: string,
  attemptToken: string,
  deadline: Deadline,
  closed?: AbortSignal,
): Promise<Completion> {
  if (!attemptToken) throw new Error('no attempt token');
  return submitUntilKnown(client, cartId, attemptToken, deadline, closed);
}

async function submitUntilKnown(
  client: CartClient,
  cartId: string,
  attemptToken: string,
  { at, signal }: Deadline,
  closed: AbortSignal | undefined,
): Promise<Completion> {
  const beginDeadline = createDeadline(Math.max(0, at - LAST_MOMENT - performance.now()), closed);
  let isLost = false;
  const send = () =>
    cartSubmitForCompletion(client, cartId, attemptToken, {
      signal,
      until: beginDeadline.signal,
      onLost: () => (isLost = true),
    });
  try {
    for (;;) {
      const answer = await send().catch((error: unknown): Promise<Completion> | Completion => {
        // Closed while a 429 was waited for, after which the server had done nothing.
        if (error === beginDeadline.signal.reason && !isLost) return { type: 'throttled', pollAfter: Infinity };
        isLost = true;
        if (beginDeadline.signal.aborted || !isClientError(error) || !UNREADABLE.test(error.kind)) throw error;
        return send();
      });
      // The cart is gone: perhaps because an earlier request made the order.
      if (answer.type === 'refused' && isLost) throw clientError('timeout', 'an answer was lost');
      if (answer.type !== 'throttled') return answer;
      const ms = untilPollAfter(answer.pollAfter);
      if (performance.now() + ms < beginDeadline.at && (await passes(pause(ms, signal, beginDeadline.signal))))
        continue;
      // An earlier request may have made the order.
      if (isLost) throw clientError('timeout', 'an answer was lost');
      return answer;
    }
  } finally {
    beginDeadline.end();
  }
}

const passes = (wait: Promise<void>): Promise<boolean> =>
  wait.then(
    () => true,
    () => false,
  );
