import type { WalletName } from './wallet-choices';

/** Where the buttons stand. */
export const PLACES = ['product', 'cart', 'stacked'] as const;
export type Place = (typeof PLACES)[number];

/** Shadows to choose from, by name. */
export const SHADOWS = {
  none: 'none',
  soft: '0 1px 3px rgb(0 0 0 / 0.35)',
  lifted: '0 6px 16px rgb(0 0 0 / 0.3)',
  hard: '0 3px 0 rgb(0 0 0 / 0.45)',
} as const;
export type Shadow = keyof typeof SHADOWS;

/** By what PayPal and Venmo are pressed: PayPal's button by version 5 of its script, ours or PayPal's by version 6. */
export const PAYPALS = ['v5', 'v6', 'v6-button'] as const;

export const ALIGNMENTS = ['start', 'center', 'end'] as const;

/** Least and most, in pixels. */
export const LIMITS = { height: [25, 55], radius: [0, 28], gap: [0, 24], width: [150, 800] } as const;

/** What is chosen in the playground. `null` is the widget's own default, which differs from place to place. */
export interface Playground {
  place: Place;
  /** The wallet that a product page offers first; null is Buy It Now alone. */
  recommended: WalletName | null;
  fallback: WalletName;
  /** Shows the page as where the recommended wallet can't be. */
  missing: boolean;
  /** Whether the link to other ways to pay stands below. */
  link: boolean;
  /** Whether the markup names Apple's script, for browsers without Apple Pay. */
  appleScript: boolean;
  /** The cart's, in their order. */
  wallets: readonly WalletName[];
  paypal: (typeof PAYPALS)[number];
  height: number | null;
  radius: number | null;
  /** Between buttons of a cart. */
  gap: number | null;
  shadow: Shadow;
  align: (typeof ALIGNMENTS)[number];
  /** The page's background: `light`, `dark`, or a colour. */
  background: string;
  /** Buy It Now's background and text, as `#rrggbb`. */
  buy: string | null;
  text: string | null;
  /** Width of the place in which the buttons stand. */
  width: number;
}

export const DEFAULTS: Playground = {
  place: 'product',
  recommended: 'shop_pay',
  fallback: 'buy_it_now',
  missing: false,
  link: true,
  appleScript: false,
  wallets: ['shop_pay', 'paypal', 'apple_pay'],
  paypal: 'v5',
  height: null,
  radius: null,
  gap: null,
  shadow: 'none',
  align: 'start',
  background: 'light',
  buy: null,
  text: null,
  width: 400,
};

/** What the widget does where nothing is set, in pixels. A test compares them with its style sheets. */
export const WIDGET_DEFAULTS = {
  height: { product: 44, cart: 42, stacked: 54 },
  radius: { product: 0, cart: 4, stacked: 4 },
  gap: { product: 8, cart: 8, stacked: 8 },
} as const satisfies Record<string, Record<Place, number>>;

/** What Buy It Now looks like where the theme says nothing. */
export const BUY_DEFAULTS = { buy: '#1a1a1a', text: '#ffffff' } as const;

/** The wallets that are written into the markup, in their order. */
export function writtenWallets({ place, recommended, fallback, wallets }: Playground): readonly WalletName[] {
  if (place !== 'product') return wallets;
  return recommended ? [...new Set([recommended, fallback])] : ['buy_it_now'];
}

/** The wallets that are seen. */
export function seenWallets({ place, recommended, fallback, missing, wallets }: Playground): readonly WalletName[] {
  if (place !== 'product') return wallets;
  if (!recommended) return ['buy_it_now'];
  return [missing ? fallback : recommended];
}

/** Whether a wallet is one of PayPal's. */
export const isPayPals = (name: WalletName): boolean => name === 'paypal' || name === 'venmo';

/** Whether a wallet is chosen that is taken away unless the buyer is in the United States and pays in dollars. */
export const isAmerican = (state: Playground): boolean => writtenWallets(state).includes('venmo');
