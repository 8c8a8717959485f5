import type { Product } from '../catalog';
import type { PageRequest } from '../page-request';
import { fallback, recommendedWallet } from './wallet-config';

const OVERRIDE = 'attr.';

/**
 * The attributes of the product host, in the platform's order. `?attr.<name>=<value>` replaces or adds one and an empty value
 * takes it away, so that a test can write every kind of bad markup.
 */
export function hostAttributes(product: Product, { url, token }: PageRequest): Record<string, string> {
  const attributes = new Map<string, string>([
    ['recommended', JSON.stringify(recommendedWallet(url))],
    ['fallback', JSON.stringify(fallback)],
    ['access-token', token],
    ['buyer-country', 'JP'],
    ['buyer-locale', 'ja'],
    ['buyer-currency', 'JPY'],
    ['variant-params', JSON.stringify(product.variants.map(({ id, requiresShipping }) => ({ id, requiresShipping })))],
    ['shop-id', '1'],
    ['enabled-flags', '["a1d1f9a1"]'],
  ]);
  for (const [key, value] of url.searchParams) {
    if (!key.startsWith(OVERRIDE)) continue;
    const name = key.slice(OVERRIDE.length);
    if (value) attributes.set(name, value);
    else attributes.delete(name);
  }
  return Object.fromEntries(attributes);
}
