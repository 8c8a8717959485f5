/** The global id of a variant. */
export const variant = (id: number): string => `gid://shopify/ProductVariant/${id}`;

/** The global id of a selling plan. */
export const plan = (id: number): string => `gid://shopify/SellingPlan/${id}`;

/** A line of a cart that is to be created, by numeric ids. */
export const line = (variantId: number, quantity = 1, planId?: number) => ({
  merchandiseId: variant(variantId),
  quantity,
  ...(planId && { sellingPlanId: plan(planId) }),
});
