import { AMAZON, APPLE_PAY, GOOGLE_PAY, PAYPAL, SHOP_PAY } from '../lib/chunk-names';
import type { ButtonRow } from '../button/views';
import * as elements from './elements';
import { hasApplePay } from './has-apple-pay';
import type { KnownConfig, WalletConfig } from '../markup/host-attributes';
import type { WalletId, WalletParams } from '../wallet';

/** What the core knows of a wallet. Everything else is in the wallet's own chunk. */
interface WalletRow extends ButtonRow {
  /** The custom element that carries the button. */
  element: string;
  /**
   * When the chunk is fetched: at a touch of the button; for `page` also after the page's first interaction, once the button is on the
   * screen.
   */
  warm: 'page' | 'button';
  /** Needs its vendor's script: to open a sheet, or to paint the vendor's own button. */
  sdk?: 'sheet' | 'button';
  /** Whether the wallet is, or may be, available here; synchronous and cheap. If false, it is not painted. */
  available?(params: WalletParams): boolean;
  /** Whether its sheet can be opened nowhere but in the click. */
  opensInClick?: boolean;
  /** Name of the wallet's own code; absent for wallets that are bought like Buy It Now: pre-checks, then checkout. */
  code?: number | undefined;
}

const row = (
  label: string,
  instrument: string,
  element: string,
  background: string,
  foreground: string,
  blendsFrom: number,
  blendsTo: number,
  warm: WalletRow['warm'] = 'page',
  code?: number,
): WalletRow => ({ label, instrument, element, background, foreground, blendsFrom, blendsTo, warm, code });

/** THE TABLE: one row a wallet. */
export const wallets: Readonly<Record<WalletId, WalletRow>> = {
  buy_it_now: row('', 'BuyItNow', elements.buyItNow, '', '', -1, 102, 'button'),
  more_options: row('', 'MoreOptions', elements.moreOptions, '', '', 0, 0, 'button'),
  shop_pay: row('Shop Pay', 'ShopPay', elements.shopPay, '#5433eb', '#fff', 2, 172, 'page', SHOP_PAY),
  paypal: {
    ...row('PayPal', 'PayPal', elements.paypal, '#ffc439', '#001c64', 114, 256, 'page', PAYPAL),
    sdk: 'button',
  },
  venmo: { ...row('Venmo', 'Venmo', elements.venmo, '#0072da', '#fff', 42, 206, 'page', PAYPAL), sdk: 'button' },
  apple_pay: {
    ...row('Apple Pay', 'ApplePay', elements.applePay, '#000', '#fff', -1, 90, 'page', APPLE_PAY),
    onDarkPages: '#000',
    available: hasApplePay,
    opensInClick: true,
  },
  google_pay: {
    ...row('Google Pay', 'GooglePay', elements.googlePay, '#000', '#fff', -1, 90, 'page', GOOGLE_PAY),
    onDarkPages: '#3c4043',
    sdk: 'sheet',
  },
  amazon_pay: {
    ...row('Amazon Pay', 'AmazonPay', elements.amazonPay, '#ffd814', '#0f1111', 123, 256, 'page', AMAZON),
    sdk: 'button',
  },
  buy_with_prime: {
    ...row('Buy with Prime', 'BuyWithPrime', elements.buyWithPrime, '#232f3e', '#fff', -1, 119, 'button', AMAZON),
    sdk: 'button',
  },
  facebook_pay: row('Meta Pay', 'FacebookPay', elements.facebookPay, '#0064e0', '#fff', 32, 194, 'button'),
};

/** The name of a wallet that other systems use. */
export const instrumentOf = (wallet: WalletId): string => wallets[wallet].instrument;

/** Whether a configuration names a wallet of the table that can be here. */
export function isAvailable(config: WalletConfig | null): config is KnownConfig {
  if (!config || !Object.hasOwn(wallets, config.name)) return false;
  return wallets[config.name as WalletId].available?.(config.params) ?? true;
}

/** Whether a wallet has to know at the click if anything is sent: its sheet can't ask for an address later, or won't sell without one. */
export const mustKnowWhatIsSent = (wallet: WalletId): boolean =>
  !!wallets[wallet].opensInClick || wallets[wallet].sdk === 'sheet';
