/** GraphQL documents of the calls that any redirect press makes; each asks for what is read and no more. */
export const documents = {
  cartCreate: `mutation cartCreate($input: CartInput!, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
  cartCreate(input: $input) {
    cart {
      id
      checkoutUrl
      cost { totalAmount { amount currencyCode } }
      lines(first: 10) { nodes { quantity } }
    }
    userErrors { code field message }
    warnings { code message target }
  }
}`,
  cart: `query cart($id: ID!, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
  cart(id: $id) {
    id
    checkoutUrl
    cost { totalAmount { amount currencyCode } }
    lines(first: 10) { nodes { quantity } }
  }
}`,
} satisfies Record<string, string>;
