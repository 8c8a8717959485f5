import type { AmazonParams } from './options';

/** Checkout language → origin of the page that Amazon's script opens. For other languages the script decides. */
const PAGES: Readonly<Record<string, string>> = {
  ja_JP: 'https://payments.amazon.co.jp',
  en_US: 'https://apay-us.amazon.com',
  en_GB: 'https://payments.amazon.co.uk',
  de_DE: 'https://payments.amazon.de',
};

/** The origin of Amazon's page, where the parameters say it. */
export const pageOf = ({ checkoutLanguage = '' }: AmazonParams): string | undefined => PAGES[checkoutLanguage];
