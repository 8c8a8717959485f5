import type { WalletId } from '../../../src/wallet';
import { SHOP_NAME, type WalletMarkup } from './wallet-config';

/** Every wallet but the link, which stands beside a wallet and never in a cart. */
type CartWallet = Exclude<WalletId, 'more_options'>;

const DEFAULT: readonly CartWallet[] = ['shop_pay', 'paypal', 'google_pay'];

const SHEET = { countryCode: 'JP', merchantName: SHOP_NAME, phoneRequired: false, emailRequired: true };

/** What the server writes into each wallet's `wallet_params`. */
const PARAMS: Readonly<Record<CartWallet, Record<string, unknown>>> = {
  buy_it_now: {},
  shop_pay: { shopId: 1, merchantName: SHOP_NAME, personalized: false },
  paypal: { ...SHEET, shopId: 1, merchantId: 'KARUIDEMO', shippingType: 'shipping', requiresBillingAgreement: false },
  venmo: { ...SHEET, shopId: 1, merchantId: 'KARUIDEMO', shippingType: 'shipping' },
  apple_pay: {
    ...SHEET,
    merchantId: 'shop.karui.demo',
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa', 'masterCard', 'jcb'],
    shippingType: 'shipping',
  },
  google_pay: { environment: 'TEST', paymentData: { merchantInfo: { merchantName: SHOP_NAME } } },
  amazon_pay: { createCheckoutSessionConfig: { payloadJSON: '{}' }, merchantId: 'KARUIDEMO' },
  buy_with_prime: { appId: 'karui-demo' },
  facebook_pay: { appId: 'karui-demo' },
};

const isCartWallet = (name: string): name is CartWallet => Object.hasOwn(PARAMS, name);

/** The wallets that `?wallets=<name>,<name>` asks for, three without it; `unknown` are names that no wallet has. */
export function cartWallets(url: URL): { known: readonly CartWallet[]; unknown: readonly string[] } {
  const asked = url.searchParams.get('wallets');
  if (asked === null) return { known: DEFAULT, unknown: [] };
  const names = asked.split(',').map((name) => name.trim());
  return { known: names.filter(isCartWallet), unknown: names.filter((name) => !isCartWallet(name)) };
}

/** Every name that `?wallets=` takes. */
export const cartWalletNames: readonly string[] = Object.keys(PARAMS);

/** One wallet as the server configures it. */
export function walletMarkup(name: CartWallet): WalletMarkup {
  return { supports_subs: true, supports_def_opts: false, name, wallet_params: PARAMS[name] };
}
