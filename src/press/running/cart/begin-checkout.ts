import { createCartClient } from '../../api/client';
import type { WalletContext } from '../../../wallet';

/**
 * Sends a press's first call to the cart API; a header tells the API that a checkout begins. Resolves with the answer's `data`; rejects
 * with a `ClientError`.
 *
 * @param isIdempotent sending it twice does the same as sending it once, so it is sent again when its answer is lost
 */
export const beginCheckout = (
  ctx: WalletContext,
  document: string,
  variables: object,
  isIdempotent?: boolean,
): Promise<unknown> =>
  createCartClient(ctx).send(document, variables, { startCheckout: true, isIdempotent, signal: ctx.signal });
