import type { CartClient } from '../../src/api/client';
import { pressClient } from '../../src/checkout/press-client';
import type { WalletContext } from '../../src/wallet';

/** A sheet's transport. */
export interface SheetClient {
  client: CartClient;
  /** Resolves when nothing is on its way any more, however it ended, or when the page is being left. */
  quiet(): Promise<'answered' | 'left'>;
}

/**
 * A client whose requests are not broken off when their sheet closes: the caller hears of the end at once, but what is on its way
 * may reach the store all the same, and only afterwards can be taken back what it wrote.
 */
export function createSheetClient(ctx: WalletContext): SheetClient {
  let last: Promise<unknown> = Promise.resolve();
  const client = pressClient(ctx, (url, options) => {
    const response = fetch(url, { ...options, signal: null });
    last = response.catch(() => {
      // Whoever asked hears of it.
    });
    return response;
  });
  const quiet: SheetClient['quiet'] = () =>
    new Promise((resolve) => {
      const leave = () => resolve('left');
      addEventListener('pagehide', leave);
      void last.then(() => {
        removeEventListener('pagehide', leave);
        resolve('answered');
      });
    });
  return { client, quiet };
}
