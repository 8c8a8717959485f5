import { ELEMENTS } from './names';
import type { Prepare, WalletId } from './wallet';

/** What the core knows of a wallet. Everything else is in the wallet's own chunk. */
export interface WalletRow {
  /** The brand's name, in Latin script in every language. */
  label: string;
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

/** Fetches the pre-checks and what looks at the shopper's cart. */
export const loadCheckout = () => import('./checkout');

// Named together because chunks that import one another would arrive one after another.
const withCheckout = async (chunk: Promise<{ prepare: Prepare }>): Promise<Prepare> => {
  const [wallet] = await Promise.all([chunk, loadCheckout()]);
  return wallet.prepare;
};

const buyItNow = () => withCheckout(import('../wallets/buy-it-now'));

/** THE TABLE: one row a wallet. Those whose own flow is still to come are bought like Buy It Now: pre-checks, then checkout. */
export const wallets: Readonly<Record<WalletId, WalletRow>> = {
  buy_it_now: {
    label: 'Buy It Now',
    element: ELEMENTS.buyItNow,
    instrument: 'BuyItNow',
    warm: 'button',
    load: buyItNow,
  },
  more_options: {
    label: 'More payment options',
    element: ELEMENTS.moreOptions,
    instrument: 'MoreOptions',
    warm: 'button',
    load: () => withCheckout(import('../wallets/more-options')),
  },
  shop_pay: {
    label: 'Shop Pay',
    element: ELEMENTS.shopPay,
    instrument: 'ShopPay',
    warm: 'page',
    load: () => withCheckout(import('../wallets/shop-pay')),
  },
  paypal: {
    label: 'PayPal',
    element: ELEMENTS.paypal,
    instrument: 'PayPal',
    warm: 'page',
    load: buyItNow,
  },
  venmo: { label: 'Venmo', element: ELEMENTS.venmo, instrument: 'Venmo', warm: 'page', load: buyItNow },
  apple_pay: {
    label: 'Apple Pay',
    element: ELEMENTS.applePay,
    instrument: 'ApplePay',
    warm: 'page',
    load: buyItNow,
  },
  google_pay: {
    label: 'Google Pay',
    element: ELEMENTS.googlePay,
    instrument: 'GooglePay',
    warm: 'page',
    load: buyItNow,
  },
  amazon_pay: {
    label: 'Amazon Pay',
    element: ELEMENTS.amazonPay,
    instrument: 'AmazonPay',
    warm: 'page',
    load: buyItNow,
  },
  buy_with_prime: {
    label: 'Buy with Prime',
    element: ELEMENTS.buyWithPrime,
    instrument: 'BuyWithPrime',
    warm: 'button',
    load: buyItNow,
  },
  facebook_pay: {
    label: 'Meta Pay',
    element: ELEMENTS.facebookPay,
    instrument: 'FacebookPay',
    warm: 'button',
    load: buyItNow,
  },
};

/** Whether the name is one of the table's and the wallet can be here. */
export function isAvailable(name: string): name is WalletId {
  const row: WalletRow | undefined = Object.hasOwn(wallets, name) ? wallets[name as WalletId] : undefined;
  return !!row && (row.available?.() ?? true);
}
