/**
 * The style attributes of ordinary pages as CSS rules, because a page with a content policy can't have such attributes.
 *
 * @param blockSize height of the buttons on an ancestor, as a declaration
 */
export function contentPolicyStyle(blockSize: string | undefined): string {
  const bare = '.shopify-payment-button__button[aria-hidden]{background-color:transparent;border:none}';
  return blockSize ? `${bare}.product-form__buttons,.product-form-buttons{${blockSize}}` : bare;
}
