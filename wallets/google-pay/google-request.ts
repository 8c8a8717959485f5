import type { WalletContext } from '../../src/wallet';
import { type Request, text, type GooglePayParams } from './google-params';
import { offersOf } from './google-cart';
import { transactionId } from './google-approval';
import { pageHost } from '../../src/lib/addresses';

const VERSION = { apiVersion: 2, apiVersionMinor: 0 };

/** Asks Google whether the shopper could pay by one of the methods (https://developers.google.com/pay/api/web/reference/request-objects). */
export const readyRequest = ({ methods }: GooglePayParams): google.payments.api.IsReadyToPayRequest => ({
  ...VERSION,
  allowedPaymentMethods: methods as unknown as google.payments.api.IsReadyToPayPaymentMethodSpecification[],
});

/** Parameters of an address, with provinces as codes. A merchant's own format stays, unless that leaves out what the API needs. */
const withFormat = <Format>(given: { format?: Format } = {}) => ({
  ...given,
  format: given.format && given.format !== 'MIN' ? given.format : ('FULL-ISO3166' as const),
});

interface BillingParameters {
  billingAddressParameters?: object;
}

/** The methods, with the billing address that the API needs. For a subscription, without cards that can't be charged again. */
const askedMethods = ({ methods }: GooglePayParams, hasPlan: boolean) =>
  methods.map(({ parameters, ...method }) => ({
    ...method,
    parameters: {
      ...parameters,
      billingAddressRequired: true,
      billingAddressParameters: withFormat((parameters as BillingParameters).billingAddressParameters),
      ...(hasPlan && { allowedAuthMethods: ['PAN_ONLY'] }),
    },
  })) as unknown as google.payments.api.PaymentMethodSpecification[];

/** The request that opens the sheet. Made without waiting for anything, because the sheet opens only in the click. */
export function paymentDataRequest(ctx: WalletContext, params: GooglePayParams, jwt: string): Request {
  const { merchantInfo, countryCode, emailRequired, shippingAddressParameters } = params;
  return {
    ...VERSION,
    merchantInfo: {
      ...merchantInfo,
      authJwt: jwt,
      // A host name without scheme and port.
      merchantOrigin: text(merchantInfo['merchantOrigin']) ?? pageHost(),
    } as Request['merchantInfo'],
    allowedPaymentMethods: askedMethods(params, ctx.hasPlan()),
    emailRequired,
    shippingAddressRequired: true,
    shippingOptionRequired: true,
    shippingAddressParameters: withFormat(shippingAddressParameters),
    callbackIntents: ['OFFER', 'SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
    // Without a list the sheet has no field for codes; those of the cart come with the first answer.
    offerInfo: offersOf([]),
    transactionInfo: {
      currencyCode: ctx.buyerCurrency.toUpperCase(),
      ...(countryCode && { countryCode }),
      // There is no cart yet. Any amount would do: Google never shows this one, because the first answer replaces it.
      totalPrice: '0.01',
      totalPriceStatus: 'ESTIMATED',
      totalPriceLabel: '合計',
      transactionId: transactionId(),
    },
  };
}
