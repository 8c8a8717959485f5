import type { ProductForm } from '../wallet';
import { toJson } from '../api/to-json';

/** GraphQL `CartLineInput`, as far as a product form fills it. */
export interface CartLineInput {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string;
  attributes?: { key: string; value: string }[];
}

/** A global id of the type; one that is global already stays as it is. */
const globalId = (type: string, id: string | number) =>
  `${id}`.startsWith('gid:') ? `${id}` : `gid://shopify/${type}/${id}`;

/** The one line of a product press. Attribute values that are no strings are written as JSON (specification, wallets §3). */
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
