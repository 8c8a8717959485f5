/** One line that was asked for, through any API. */
export interface LineRequest {
  /** `null` when the given id is not an id of a variant. */
  variantId: number | null;
  quantity: number;
  /** `null` is a one-time purchase; `'unknown'` is an id that is not an id of a selling plan. */
  sellingPlanId: number | 'unknown' | null;
  attributes: Record<string, string>;
}
