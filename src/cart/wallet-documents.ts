const CONTEXT = '$country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language)';
const USER_ERRORS = 'userErrors { code field message }';
const ADDRESS = '{ firstName lastName company address1 address2 city zip province country phone }';

/** Documents of the services behind single wallets (specification, wallets §7); none of them is public. */
export const walletDocuments = {
  applePaySessionCreate: `mutation applePaySessionCreate($validationUrl: String!, ${CONTEXT} {
  applePaySessionCreate(validationUrl: $validationUrl) { body ${USER_ERRORS} }
}`,
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
