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
  /** Each page adds what differs from page to page: see `googlePayParams`. */
  google_pay: {
    countryCode: 'JP',
    emailRequired: true,
    customerAccountEmail: null,
    environment: 'TEST',
    paymentData: {
      merchantInfo: { merchantName: SHOP_NAME, merchantId: 'KARUIDEMO' },
      allowedPaymentMethods: [
        {
          type: 'CARD',
          parameters: {
            allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
            allowedCardNetworks: ['VISA', 'MASTERCARD', 'JCB', 'AMEX'],
            billingAddressRequired: true,
            billingAddressParameters: { format: 'FULL', phoneNumberRequired: true },
          },
          tokenizationSpecification: {
            type: 'PAYMENT_GATEWAY',
            parameters: { gateway: 'example', gatewayMerchantId: 'karui-demo' },
          },
        },
      ],
      shippingAddressParameters: { phoneNumberRequired: true },
    },
  },
  amazon_pay: { createCheckoutSessionConfig: { payloadJSON: '{}' }, appId: 'karui-demo', merchantId: 'KARUIDEMO' },
  buy_with_prime: { appId: 'karui-demo' },
  facebook_pay: { appId: 'karui-demo' },
} satisfies Record<string, Record<string, unknown>>;

export type ConfiguredWallet = keyof typeof walletParams;
