/** A line of a cart that is to be created, by numeric ids. */
export const line = (variantId: number, quantity = 1, planId?: number) => ({
  merchandiseId: `gid://shopify/ProductVariant/${variantId}`,
  quantity,
  ...(planId && { sellingPlanId: `gid://shopify/SellingPlan/${planId}` }),
});
