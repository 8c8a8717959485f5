export const SHOP_NAME = 'かるい茶舗';

const SHEET = { countryCode: 'JP', merchantName: SHOP_NAME, phoneRequired: false, emailRequired: true };

/** What the server writes into `wallet_params` of each wallet that a shop can configure. */
export const walletParams = {
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
} satisfies Record<string, Record<string, unknown>>;

export type ConfiguredWallet = keyof typeof walletParams;
