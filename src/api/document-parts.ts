/** The end of every document's variables: whose prices and which language. */
export const CONTEXT =
  '$country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language)';

export const USER_ERRORS = 'userErrors { code field message }';
