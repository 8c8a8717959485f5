import { untilPollAfter } from '../operations/poll';
import type { CartClient } from '../../../src/press/api/client';
import { clientError, type ClientError } from '../../../src/press/api/client-error';
import { createDeadline, type Deadline } from '../../../src/press/api/deadline';
import { pause } from '../../../src/press/api/pause';
import type { Completion } from './completion';
import { cartSubmitForCompletion } from './pay-and-submit-calls';
import { LAST_MOMENT } from '../time-limits';

/** Kinds of error for an answer that came but can't be read. */
const UNREADABLE = /content_type|no_data|shape/;

/**
 * One attempt to buy. All its requests have the same token, so they make only one order. A throttled submission is sent again when the
 * server allows it. If an answer can't be read, the submission is sent once more: then the API repeats the result.
 *
 * Resolves with a known result. Rejects with a `ClientError` if it is unknown whether there is an order. Rejects with another error, and
 * without a request, if there is no token.
 *
 * @param closed no request begins once this is aborted; the current one continues, because it may be the order
 */
export async function submitCart(
  client: CartClient,
  cartId: string,
  attemptToken: string,
  { at, signal }: Deadline,
  closed?: AbortSignal,
): Promise<Completion> {
  if (!attemptToken) throw new Error('no attempt token');
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
        // The sheet was closed during the wait after a 429, for which the server has done nothing.
        if (error === beginDeadline.signal.reason && !isLost) return { type: 'throttled', pollAfter: Infinity };
        isLost = true;
        // Another error than a `ClientError` has no kind, and is thrown again.
        if (beginDeadline.signal.aborted || !UNREADABLE.test((error as ClientError).kind)) throw error;
        return send();
      });
      if (answer.type === 'throttled') {
        const ms = untilPollAfter(answer.pollAfter);
        const wait = () =>
          pause(ms, signal, beginDeadline.signal).then(
            () => true,
            () => false,
          );
        if (performance.now() + ms < beginDeadline.at && (await wait())) continue;
      }
      // The cart may be gone or busy because an earlier request has made the order.
      if (isLost && /refused|throttled/.test(answer.type)) throw clientError('timeout', 'an answer was lost');
      return answer;
    }
  } finally {
    beginDeadline.end();
  }
}
