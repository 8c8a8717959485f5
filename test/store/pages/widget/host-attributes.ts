import type { Product } from '../../shop/catalog';
import type { PageRequest } from '../page-request';
import { marketOf } from '../price';
import { overrideAttributes } from './override-attributes';
import { fallback, type WalletMarkup } from './wallet-config';

/** The attributes of the product host, in the platform's order; `?attr.<name>=` changes one. */
export function hostAttributes(
  product: Product,
  req: PageRequest,
  recommended: WalletMarkup | null,
): Record<string, string> {
  const { url, token } = req;
  const { country, currency } = marketOf(req);
  const variants = product.variants.map(({ id, requiresShipping }) => ({ id, requiresShipping }));
  const attributes: [string, string][] = [
    ['recommended', JSON.stringify(recommended)],
    ['fallback', JSON.stringify(fallback)],
    ['access-token', token],
    ['buyer-country', country],
    ['buyer-locale', 'ja'],
    ['buyer-currency', currency],
    ['variant-params', JSON.stringify(variants)],
    ['shop-id', '1'],
    ['enabled-flags', '["a1d1f9a1"]'],
  ];
  return overrideAttributes(attributes, url, 'attr.');
}
