import type { Product } from '../../shop/catalog';
import type { PageRequest } from '../page-request';
import { overrideAttributes } from './override-attributes';
import { fallback, type WalletMarkup } from './wallet-config';

/** The attributes of the product host, in the platform's order; `?attr.<name>=` changes one. */
export function hostAttributes(
  product: Product,
  { url, token }: PageRequest,
  recommended: WalletMarkup | null,
): Record<string, string> {
  const variants = product.variants.map(({ id, requiresShipping }) => ({ id, requiresShipping }));
  const attributes: [string, string][] = [
    ['recommended', JSON.stringify(recommended)],
    ['fallback', JSON.stringify(fallback)],
    ['access-token', token],
    ['buyer-country', 'JP'],
    ['buyer-locale', 'ja'],
    ['buyer-currency', 'JPY'],
    ['variant-params', JSON.stringify(variants)],
    ['shop-id', '1'],
    ['enabled-flags', '["a1d1f9a1"]'],
  ];
  return overrideAttributes(attributes, url, 'attr.');
}
