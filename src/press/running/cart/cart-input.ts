import { readCookie } from '../../../core/lib/read-cookie';
import type { ProductForm } from '../../../wallet';
import { toJson } from '../../../core/lib/json';

/** The discount code that a campaign link left in the `discount_code` cookie; null where there is none that can be read. */
export const discountCode = (): string | null => readCookie('discount_code') || null;

/** The part of GraphQL's `CartLineInput` that a product form fills. */
export interface CartLineInput {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string;
  attributes?: { key: string; value: string }[];
}

/** The global id of a numeric id; a global id stays as it is. */
const globalId = (type: string, id: string | number) =>
  `${id}`.startsWith('gid:') ? `${id}` : `gid://shopify/${type}/${id}`;

/** The one line of a product press. Attribute values that are no strings become JSON, because the API takes strings only. */
export function cartLine({ variantId, quantity, sellingPlanId, properties }: ProductForm): CartLineInput {
  const attributes = Object.entries(properties).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : toJson(value),
  }));
  return {
    merchandiseId: globalId('ProductVariant', variantId),
    quantity,
    ...(sellingPlanId && { sellingPlanId: globalId('SellingPlan', sellingPlanId) }),
    ...(attributes.length > 0 && { attributes }),
  };
}
