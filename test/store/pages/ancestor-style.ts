/**
 * `?block-size=<px>` sets the buttons' height on an ancestor of the host, which is where half of all themes set it; undefined
 * leaves the theme's own height.
 */
export function ancestorStyle(url: URL): string | undefined {
  const size = url.searchParams.get('block-size');
  return size && /^\d+$/.test(size) ? `--shopify-accelerated-checkout-button-block-size: ${size}px` : undefined;
}
