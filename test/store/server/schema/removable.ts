/** What the platform has deprecated of what a store's API has, by a short name: a store can be asked to be without it. */
export const DEPRECATED = {
  taxes: 'CartCost.totalTaxAmount',
  duties: 'CartCost.totalDutyAmount',
  discounts: 'Cart.discountAllocations',
  preferences: 'CartBuyerIdentityInput.deliveryAddressPreferences',
} as const;

/** What came with a version, which a store of an older one has not. */
export const NEWER: Readonly<Record<string, readonly string[]>> = {
  '2025-10': ['Mutation.cartDeliveryAddressesReplace'],
  '2026-07': [
    'Cart.discountApplications',
    'CartDeliveryGroup.discountAllocations',
    'BaseCartDiscountApplication',
    'CartAutomaticDiscountApplication',
    'CartCodeDiscountApplication',
    'CartCustomDiscountApplication',
    'CartWarningCode.DELIVERY_SELECTED_OPTION_NOT_AVAILABLE',
    'CartWarningCode.PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION',
  ],
};
