import type { MailingAddress } from '../../../../wallets/order/mailing-address.ts';
import type {
  ApplePayContent,
  GooglePayContent,
  PayPalContent,
} from '../../../../wallets/order/payment/payment-input.ts';

/*
 * The inputs that the widget sends, with every field that it ever sets: a document names only an input's type. `Required` holds them to the
 * types that the widget itself uses.
 */

/** An input of the API: a field and its value, or the fields of an input within it. */
export interface Fields {
  readonly [field: string]: true | Fields;
}

type All<T> = { readonly [Key in keyof Required<T>]: true | Fields };

const mailing: All<MailingAddress> = {
  firstName: true,
  lastName: true,
  company: true,
  address1: true,
  address2: true,
  city: true,
  province: true,
  country: true,
  zip: true,
  phone: true,
};

const { country: _country, province: _province, ...rest } = mailing;

const money: Fields = { amount: true, currencyCode: true };

const applePay: All<ApplePayContent> = {
  billingAddress: mailing,
  data: true,
  header: { ephemeralPublicKey: true, publicKeyHash: true, transactionId: true, applicationData: true },
  lastDigits: true,
  signature: true,
  version: true,
};

const googlePay: All<GooglePayContent> = {
  billingAddress: mailing,
  signature: true,
  signedMessage: true,
  protocolVersion: true,
};

const payPal: All<PayPalContent> = {
  billingAddress: mailing,
  email: true,
  expiresAt: true,
  payerId: true,
  token: true,
  acceptedSubscriptionTerms: true,
  vaultingAgreement: true,
  merchantId: true,
  payerApprovedAmount: money,
};

/** What is sent as an input: which documents send it, and what the widget does where the API does not take it. */
export interface SentInput {
  /** Name of the API's type. */
  type: string;
  fields: Fields;
  documents: readonly string[];
  refused: string;
}

const CHECKOUT = 'orders of Apple Pay and Google Pay go on at checkout';
const PAYS = 'a payment by that wallet ends in the general dialog';

/** THE TABLE of the inputs. */
export const SENT_INPUTS: readonly SentInput[] = [
  {
    type: 'CartInput',
    fields: {
      lines: { merchandiseId: true, quantity: true, sellingPlanId: true, attributes: { key: true, value: true } },
      discountCodes: true,
      buyerIdentity: { countryCode: true },
    },
    documents: ['cartCreate'],
    refused: 'a press ends in the general dialog; the theme’s own button remains',
  },
  {
    type: 'CartBuyerIdentityInput',
    fields: { email: true, phone: true, countryCode: true },
    documents: ['cartBuyerIdentityUpdate', 'cartDeliveryAddressesReplace'],
    refused: CHECKOUT,
  },
  {
    type: 'CartSelectableAddressInput',
    fields: {
      address: { deliveryAddress: { ...rest, countryCode: true, provinceCode: true } as Fields },
      selected: true,
      oneTimeUse: true,
      validationStrategy: true,
    },
    documents: ['cartDeliveryAddressesReplace'],
    refused: 'one call of a visit fails, and its sheets go on with the older form',
  },
  {
    type: 'CartBuyerIdentityInput',
    fields: { deliveryAddressPreferences: { deliveryAddress: mailing, deliveryAddressValidationStrategy: true } },
    documents: ['cartBuyerIdentityUpdate (older form)'],
    refused: 'nothing, as long as the newer form is there: only stores that pin an old version need the older one',
  },
  {
    type: 'CartSelectedDeliveryOptionInput',
    fields: { deliveryGroupId: true, deliveryOptionHandle: true },
    documents: ['cartSelectedDeliveryOptionsUpdate'],
    refused: CHECKOUT,
  },
  {
    type: 'CartPaymentInput',
    fields: {
      amount: money,
      freePaymentMethod: { billingAddress: mailing },
      walletPaymentMethod: {
        applePayWalletContent: applePay as Fields,
        googlePayWalletContent: googlePay as Fields,
        paypalWalletContent: payPal as Fields,
      },
    },
    documents: ['cartPaymentUpdate'],
    refused: PAYS,
  },
];
