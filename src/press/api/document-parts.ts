/** End of a document's list of variables: the country decides on prices, the language on texts. */
export const CONTEXT =
  '$country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language)';

export const USER_ERRORS = 'userErrors { code field message }';
