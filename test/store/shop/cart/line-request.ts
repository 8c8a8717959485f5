/** One line that somebody asks for, whichever API it came by. */
export interface LineRequest {
  /** `null` when what was sent is not the id of a variant at all. */
  variantId: number | null;
  quantity: number;
  /** `null` is a one-time purchase, `'unknown'` an id that is not one of a selling plan. */
  sellingPlanId: number | 'unknown' | null;
  attributes: Record<string, string>;
}
