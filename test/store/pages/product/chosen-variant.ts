import type { Product, Variant } from '../../shop/catalog';

/** What the address asks for: one value per option, and the variant that has them, null when none does. */
export interface Choice {
  values: string[];
  variant: Variant | null;
}

/** Whether at least one piece can be sold. */
export function isAvailable(variant: Variant | null): variant is Variant {
  return !!variant && variant.stock !== 0;
}

/** `?without=<variant id>` takes a variant out of the product, so that a combination nobody sells can be chosen and tested. */
function offered(product: Product, url: URL): Variant[] {
  const missing = new Set(url.searchParams.getAll('without').map(Number));
  return product.variants.filter((variant) => !missing.has(variant.id));
}

/**
 * The choice that `?option_values=<value>,<value>` or `?variant=<id>` names; without either (or with an id that is not the
 * product's) the first variant that can be sold.
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
