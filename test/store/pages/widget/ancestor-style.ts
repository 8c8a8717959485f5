import type { PageRequest } from '../page-request';

/** The CSS declaration of `?block-size=<px>`; undefined without it. */
export function blockSize(url: URL): string | undefined {
  const size = url.searchParams.get('block-size');
  return size && /^\d+$/.test(size) ? `--shopify-accelerated-checkout-button-block-size: ${size}px` : undefined;
}

/**
 * `?block-size=<px>` as the style attribute of an ancestor of the widget's element, where half of all themes set the buttons' height.
 * With a content policy, which forbids the attribute, the head has a rule instead.
 */
export function ancestorStyle({ url, nonce }: PageRequest): string | undefined {
  return nonce === undefined ? blockSize(url) : undefined;
}
