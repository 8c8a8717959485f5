import type { WalletId } from '../../../../src/wallet';

export const SHOP_NAME = 'かるい茶舗';

/** Every wallet but the link, which stands beside a wallet and is never configured by itself. */
export type ConfiguredWallet = Exclude<WalletId, 'more_options'>;

const SHEET = { countryCode: 'JP', merchantName: SHOP_NAME, phoneRequired: false, emailRequired: true };

/** What the server writes into each wallet's `wallet_params`. */
export const walletParams: Readonly<Record<ConfiguredWallet, Record<string, unknown>>> = {
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
