import type { Region } from '../options';

interface Build {
  currencies: readonly string[];
  languages: readonly string[];
}

/** What each regional build of the script knows; the first language is its own. */
export const REGIONS: Readonly<Record<Region, Build>> = {
  fe: { currencies: ['JPY'], languages: ['ja_JP', 'en_US'] },
  na: { currencies: ['USD'], languages: ['en_US', 'es_US', 'fr_CA'] },
  eu: { currencies: ['EUR', 'GBP'], languages: ['en_GB', 'de_DE', 'fr_FR', 'it_IT', 'es_ES'] },
};

const HOSTS: Readonly<Record<string, string>> = {
  ja_JP: 'https://payments.amazon.co.jp',
  en_GB: 'https://payments.amazon.co.uk',
  de_DE: 'https://payments.amazon.de',
  it_IT: 'https://payments.amazon.it',
  fr_FR: 'https://payments.amazon.fr',
  es_ES: 'https://payments.amazon.es',
};

/** Where a checkout in a language is begun. */
export const checkoutAddress = (language: string): string =>
  `${HOSTS[language] ?? 'https://apay-us.amazon.com'}/checkout/initiate`;
