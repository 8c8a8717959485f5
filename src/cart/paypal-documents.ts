import { CONTEXT, USER_ERRORS } from './document-parts';

const ADDRESS = '{ firstName lastName company address1 address2 city zip province country phone }';

/** Documents of PayPal's service (specification, wallets §7); none of them is public. */
export const paypalDocuments = {
  paypalTokenCreate: `mutation paypalTokenCreate($cartId: ID!, $billingAgreement: Boolean, ${CONTEXT} {
  paypalTokenCreate(cartId: $cartId, billingAgreement: $billingAgreement) { token ${USER_ERRORS} }
}`,
  PayPalBuyerDetailsFetch: `mutation PayPalBuyerDetailsFetch($token: String!, $cartId: ID!, ${CONTEXT} {
  paypalBuyerDetailsFetch(token: $token, cartId: $cartId) {
    buyerDetails {
      email
      expiresAt
      remoteOrderId
      destinationAddress ${ADDRESS}
      billingAddress ${ADDRESS}
      payerApprovedAmount { amount currencyCode }
    }
    ${USER_ERRORS}
  }
}`,
} satisfies Record<string, string>;
