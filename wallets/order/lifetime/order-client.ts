import { createCartClient, type CartClient } from '../../../src/press/api/client';
import { isClientError } from '../../../src/press/api/client-error';
import { pause } from '../../../src/press/api/pause';
import { DEFAULT_WAIT } from '../../../src/press/api/retrying';
import type { WalletContext } from '../../../src/wallet';
import { withOlderForm } from './with-older-form';

/** The cart client of one sheet. */
export interface OrderClient {
  client: CartClient;
  /** Resolves when the last request has ended, successful or not. When the page is being left, resolves at once with that event. */
  lastRequestEnded(): Promise<unknown>;
}

/**
 * A client that sends a call again for as long as its signal allows, where the line is gone and sending it twice does no harm: a phone in a
 * lift has its line back before the sheet has to be answered.
 */
const untilLineIsBack = (client: CartClient): CartClient => ({
  async send(document, variables, options = {}) {
    const { isIdempotent, signal, until } = options;
    for (;;) {
      try {
        return await client.send(document, variables, options);
      } catch (error) {
        const mayComeBack = isIdempotent && isClientError(error) && error.kind === 'network';
        if (!mayComeBack) throw error;
        await pause(DEFAULT_WAIT, signal, until);
      }
    }
  },
});

/**
 * A cart client whose requests are not cancelled when the sheet closes: the caller's promise rejects at once, but the request may reach
 * the store all the same. The shopper's data can only be removed after that.
 */
export function createOrderClient(ctx: WalletContext): OrderClient {
  let last: Promise<unknown> = Promise.resolve();
  const client = createCartClient(ctx, (url, options) => {
    const response = fetch(url, { ...options, signal: null });
    last = response.catch(() => {
      // The caller gets the error.
    });
    return response;
  });
  const lastRequestEnded: OrderClient['lastRequestEnded'] = () =>
    new Promise((resolve) => {
      addEventListener('pagehide', resolve);
      void last.then(() => {
        removeEventListener('pagehide', resolve);
        resolve(null);
      });
    });
  return { client: withOlderForm(untilLineIsBack(client)), lastRequestEnded };
}
