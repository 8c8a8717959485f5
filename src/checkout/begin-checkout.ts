import { createCartClient } from '../api/client';
import type { WalletContext } from '../wallet';

/** Sends a press's first call to the cart API, and tells it so. Resolves with the answer's `data`; rejects with a `ClientError`. */
export const beginCheckout = (
  ctx: WalletContext,
  document: string,
  variables: object,
  isIdempotent?: boolean,
): Promise<unknown> =>
  createCartClient(ctx).send(document, variables, { startCheckout: true, isIdempotent, signal: ctx.signal });
