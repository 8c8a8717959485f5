import type { WalletContext, PageType } from '../../src/wallet';
import type { AmazonOptions, Placement } from './amazon-types';
import { hasRegion } from './load-amazon';

/** Page type → the place of a button, in Amazon's words. */
const PLACEMENTS: Readonly<Record<PageType, Placement>> = {
  product: 'Product',
  unknown: 'Product',
  cart_page: 'Cart',
  cart_ajax: 'Cart',
  checkout: 'Checkout',
};

/** The place of a button on a page of this type. */
export const placementOf = (pageType: PageType): Placement => PLACEMENTS[pageType];

/** The shop's account with Amazon Pay, as the server describes it; checked. */
export interface AmazonParams {
  merchantId: string;
  ledgerCurrency: string;
  /** Address of the script, if that is not Amazon's. */
  sdkUrl?: string;
  /** Whether payments are only tests; when absent, the key of the shop's server decides. */
  sandbox?: boolean;
  checkoutLanguage?: string;
  /** The shop's application at Amazon; when absent, the shop's server may name it. */
  appId?: string;
}

const TYPES = {
  merchantId: 'string',
  ledgerCurrency: 'string',
  sdkUrl: 'string',
  sandbox: 'boolean',
  checkoutLanguage: 'string',
  appId: 'string',
};

/** Reads the parameters. If Amazon Pay can't be used with them, returns an error that names the first mistake. */
export function amazonParams({
  params,
  buyerCurrency,
}: Pick<WalletContext, 'params' | 'buyerCurrency'>): AmazonParams | Error {
  const read: Record<string, unknown> = { ledgerCurrency: buyerCurrency.toUpperCase() };
  for (const [name, type] of Object.entries(TYPES)) {
    const value = params[name];
    if (value == null) continue;
    if (typeof value !== type) return new TypeError(`wrong ${name}`);
    read[name] = value;
  }
  if (!read['merchantId']) return new TypeError('wrong merchantId');
  if (!hasRegion(read['ledgerCurrency'] as string)) return new TypeError('wrong ledgerCurrency');
  if (read['ledgerCurrency'] === 'JPY') read['checkoutLanguage'] ??= 'ja_JP';
  return read as unknown as AmazonParams;
}

/** Whether Amazon asks for an address: only where something is sent. */
export const productTypeOf = (isSent: boolean): AmazonOptions['productType'] => (isSent ? 'PayAndShip' : 'PayOnly');

/** The options of a button and of a checkout, as far as the page knows now. */
export const optionsOf = (
  { pageType, requiresShipping }: Pick<WalletContext, 'pageType' | 'requiresShipping'>,
  { sdkUrl: _sdkUrl, ...params }: AmazonParams,
): AmazonOptions => ({
  ...params,
  placement: placementOf(pageType),
  productType: productTypeOf(requiresShipping()),
  buttonColor: 'Gold',
  design: 'C0001',
});

/** Checkout language → origin of the page that Amazon's script opens. For other languages the script decides. */
const PAGES: Readonly<Record<string, string>> = {
  ja_JP: 'https://payments.amazon.co.jp',
  en_US: 'https://apay-us.amazon.com',
  en_GB: 'https://payments.amazon.co.uk',
  de_DE: 'https://payments.amazon.de',
};

/** The origin of Amazon's page, where the parameters say it. */
export const pageOf = ({ checkoutLanguage = '' }: AmazonParams): string | undefined => PAGES[checkoutLanguage];
