import { ELEMENTS } from './names';
import type { Prepare, WalletId } from './wallet';

/** What the core knows of a wallet. Everything else is in the wallet's own chunk. */
export interface WalletRow {
  /** The brand's name, in Latin script in every language. */
  label: string;
  /** File name under `logos/`, or null for a button that is only words. */
  logo: string | null;
  /** The custom element that carries the button. */
  element: string;
  /** Name as other systems write it: `wallet-instrument-name`, telemetry, `X-Wallet-Name`. */
  instrument: string;
  /** When the chunk is fetched: at the page's first interaction while the button is on the screen, or at a touch of the button. */
  warm: 'page' | 'button';
  /** Whether the wallet can be here at all; synchronous and cheap. Not painted when false. */
  available?(): boolean;
  /** Fetches all that a press needs, in one round trip. */
  load(): Promise<Prepare>;
}

// Named together because chunks that import one another would arrive one after another.
const withCheckout = async (chunk: Promise<{ prepare: Prepare }>): Promise<Prepare> => {
  const [wallet] = await Promise.all([chunk, import('./checkout/pre-checks')]);
  return wallet.prepare;
};

/** THE TABLE: one row a wallet. */
export const wallets: Readonly<Record<WalletId, WalletRow>> = {
  buy_it_now: {
    label: 'Buy It Now',
    logo: null,
    element: ELEMENTS.buyItNow,
    instrument: 'BuyItNow',
    warm: 'button',
    load: () => withCheckout(import('../wallets/buy-it-now')),
  },
  more_options: {
    label: 'More payment options',
    logo: null,
    element: ELEMENTS.moreOptions,
    instrument: 'MoreOptions',
    warm: 'button',
    load: () => withCheckout(import('../wallets/more-options')),
  },
  shop_pay: {
    label: 'Shop Pay',
    logo: 'shop-pay',
    element: ELEMENTS.shopPay,
    instrument: 'ShopPay',
    warm: 'page',
    load: () => withCheckout(import('../wallets/shop-pay')),
  },
};

/** Whether the name is one of the table's and the wallet can be here. */
export function isAvailable(name: string): name is WalletId {
  const row: WalletRow | undefined = Object.hasOwn(wallets, name) ? wallets[name as WalletId] : undefined;
  return !!row && (row.available?.() ?? true);
}
