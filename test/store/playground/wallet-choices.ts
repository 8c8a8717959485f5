/** A wallet that a merchant can write into the markup. */
interface WalletChoice {
  label: string;
  /** Whether the snippet can have its logo: the store's own button has none. */
  hasLogo: boolean;
  /** What its brand asks for, in pixels, and what it says about that. */
  least?: { height: number; words: string };
}

const brand = (label: string, least?: WalletChoice['least']): WalletChoice => ({
  label,
  hasLogo: true,
  ...(least && { least }),
});

/** Every wallet of the widget's table, by its name in markup, but for the link, which stands below another. A test compares them. */
export const walletChoices = {
  buy_it_now: { label: 'Buy It Now', hasLogo: false },
  shop_pay: brand('Shop Pay'),
  paypal: brand('PayPal'),
  venmo: brand('Venmo'),
  apple_pay: brand('Apple Pay'),
  google_pay: brand('Google Pay', { height: 40, words: 'Google asks for 40 px or more.' }),
  amazon_pay: brand('Amazon Pay', {
    height: 42,
    words: 'Amazon’s own button needs 42 px. Where it is lower, Karui’s own stays.',
  }),
  buy_with_prime: brand('Buy with Prime'),
  facebook_pay: brand('Meta Pay'),
} satisfies Record<string, WalletChoice>;

export type WalletName = keyof typeof walletChoices;

/** In the order of the table. */
export const walletNames = Object.keys(walletChoices) as WalletName[];

/** The same as a row of one type. */
export const choiceOf = (name: WalletName): WalletChoice => walletChoices[name];
