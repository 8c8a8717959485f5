import type { Product, Variant } from '../catalog';

/** The name in messages and cart JSON: "product - variant", or the product alone when it comes in one form only. */
export const productName = (product: Product, variant: Variant): string =>
  hasOneForm(product) ? product.title : `${product.title} - ${variant.title}`;

/** Whether the product has no options to choose from. The platform gives it one variant called "Default Title". */
export const hasOneForm = (product: Product): boolean => product.variants[0]?.title === 'Default Title';
