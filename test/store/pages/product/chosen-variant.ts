import type { Product, Variant } from '../../shop/catalog';

/** The choice in the address: one value per option, and the variant with these values; null when there is none. */
export interface Choice {
  values: string[];
  variant: Variant | null;
}

/** Whether at least one piece is in stock. */
export function isAvailable(variant: Variant | null): variant is Variant {
  return !!variant && variant.stock !== 0;
}

/** `?without=<variant id>` removes a variant from the product, to test options without a variant. */
function offered(product: Product, url: URL): Variant[] {
  const missing = new Set(url.searchParams.getAll('without').map(Number));
  return product.variants.filter((variant) => !missing.has(variant.id));
}

/**
 * The choice of `?option_values=<value>,<value>` or `?variant=<id>`; without them, or with an unknown id, the first variant that is
 * in stock.
 */
export function chosenVariant(product: Product, url: URL): Choice {
  const variants = offered(product, url);
  const optionValues = url.searchParams.get('option_values');
  if (optionValues !== null) {
    const values = optionValues.split(',');
    return { values, variant: variants.find(({ options }) => options.join(',') === values.join(',')) ?? null };
  }
  const id = Number(url.searchParams.get('variant'));
  const variant = variants.find((one) => one.id === id) ?? variants.find(isAvailable) ?? variants[0] ?? null;
  return { values: variant?.options ?? product.options.map(({ values }) => values[0] ?? ''), variant };
}
