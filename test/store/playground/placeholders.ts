import type { Shop } from './markup-of';

/** What a merchant has to put in the place of each word in capitals. */
const MEANINGS = {
  TOKEN: 'the public token of the storefront’s API',
  BUYER_COUNTRY: 'the shopper’s country, such as JP',
  BUYER_LOCALE: 'the shopper’s language, such as ja',
  BUYER_CURRENCY: 'the currency of the prices on the page, such as JPY',
  VARIANT_ID: 'the number of the variant that is chosen at first',
  SHOP_NAME: 'who is paid, as the wallet’s sheet shows it',
  SHOP_COUNTRY: 'where the payment is processed, such as JP',
  PAYPAL_CLIENT_ID: 'your client at PayPal',
  PAYPAL_MERCHANT_ID: 'your account at PayPal',
  GOOGLE_JWT_EXPIRES_AT: 'when the token expires, in seconds since 1970',
  GOOGLE_JWT: 'the token that your server signs for Google',
  GATEWAY_MERCHANT_ID: 'your account at the payment gateway',
  GATEWAY: 'the payment gateway, as Google names it',
  AMAZON_MERCHANT_ID: 'your account at Amazon Pay',
} as const;

export type Placeholder = keyof typeof MEANINGS;

const PLACEHOLDERS = Object.keys(MEANINGS) as Placeholder[];

/** Numbers, which JSON has without quotes. */
const NUMBERS = /: "(VARIANT_ID|GOOGLE_JWT_EXPIRES_AT)"/g;

const paypal = {
  sdkUrl: 'https://www.paypal.com/sdk/js?client-id=PAYPAL_CLIENT_ID',
  merchantId: 'PAYPAL_MERCHANT_ID',
} satisfies Record<string, string>;

/** A made-up shop: a word in capitals stands for each of its values. */
export const placeholderShop: Shop = {
  token: 'TOKEN',
  country: 'BUYER_COUNTRY',
  locale: 'BUYER_LOCALE',
  currency: 'BUYER_CURRENCY',
  variant: 'VARIANT_ID',
  params: {
    buy_it_now: {},
    shop_pay: {},
    paypal,
    venmo: paypal,
    apple_pay: {
      merchantName: 'SHOP_NAME',
      countryCode: 'SHOP_COUNTRY',
      emailRequired: true,
      merchantCapabilities: ['supports3DS'],
      supportedNetworks: ['visa', 'masterCard', 'jcb'],
    },
    google_pay: {
      auth: [{ jwt: 'GOOGLE_JWT', expiresAt: 'GOOGLE_JWT_EXPIRES_AT' }],
      environment: 'PRODUCTION',
      countryCode: 'SHOP_COUNTRY',
      paymentData: {
        merchantInfo: { merchantName: 'SHOP_NAME' },
        allowedPaymentMethods: [
          {
            type: 'CARD',
            parameters: {
              allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
              allowedCardNetworks: ['VISA', 'MASTERCARD', 'JCB'],
            },
            tokenizationSpecification: {
              type: 'PAYMENT_GATEWAY',
              parameters: { gateway: 'GATEWAY', gatewayMerchantId: 'GATEWAY_MERCHANT_ID' },
            },
          },
        ],
      },
    },
    amazon_pay: { merchantId: 'AMAZON_MERCHANT_ID' },
    buy_with_prime: {},
    facebook_pay: {},
  },
};

/** Markup of the shop that nobody has, with its numbers as numbers. */
export const withNumbers = (markup: string): string => markup.replace(NUMBERS, ': $1');

/** The placeholders in a markup, each with its meaning. */
export const placeholdersIn = (markup: string): (readonly [name: Placeholder, meaning: string])[] =>
  PLACEHOLDERS.filter((name) => new RegExp(`\\b${name}\\b`).test(markup)).map((name) => [name, MEANINGS[name]]);
