import type { AmazonParams } from './options';

/** Checkout language → where Amazon's script leads to; of others it decides by itself. */
const PAGES: Readonly<Record<string, string>> = {
  ja_JP: 'https://payments.amazon.co.jp',
  en_US: 'https://apay-us.amazon.com',
  en_GB: 'https://payments.amazon.co.uk',
  de_DE: 'https://payments.amazon.de',
};

/** The origin of Amazon's page, where the parameters say it. */
export const pageOf = ({ checkoutLanguage = '' }: AmazonParams): string | undefined => PAGES[checkoutLanguage];
