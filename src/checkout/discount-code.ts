/** The discount code that a campaign link left in the `discount_code` cookie, or null. */
export function discountCode(): string | null {
  try {
    const [, value] = /(?:^|;\s*)discount_code=([^;]*)/.exec(document.cookie) ?? [];
    return decodeURIComponent(value ?? '') || null;
  } catch {
    // Blocked cookies or a broken value: the purchase goes on without a discount, checkout takes one as well.
    return null;
  }
}
