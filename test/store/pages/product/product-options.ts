import type { Product } from '../../shop/catalog';

/** Whether there is anything to choose. A product with a single variant has one option with one value. */
export function hasChoices(product: Product): boolean {
  return product.options.some(({ values }) => values.length > 1);
}

/** Whether only some quantities can be bought. One theme family re-renders its buttons for such products. */
export function hasQuantityRule({ quantityRule }: Product): boolean {
  return quantityRule.minimum > 1 || quantityRule.increment > 1 || quantityRule.maximum !== null;
}
