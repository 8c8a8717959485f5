import type { PageType } from '../../src/wallet';
import type { Placement } from './amazon';

const PLACEMENTS = {
  product: 'Product',
  unknown: 'Product',
  cart_page: 'Cart',
  cart_ajax: 'Cart',
  checkout: 'Checkout',
} as const satisfies Record<PageType, Placement>;

/** The place of a button, in Amazon's words. */
export const placementOf = (pageType: PageType): Placement =>
  (PLACEMENTS as Readonly<Record<string, Placement>>)[pageType] ?? 'Other';
