import type { CartState } from '../shop/cart/cart-state';

/** What a page of the demo store may know of the request it answers. */
export interface PageRequest {
  url: URL;
  /** Which dialect of the theme to speak: `?theme=`, then the `theme` cookie, then `a`. */
  theme: 'a' | 'b';
  /** The widget's version, the folder under `/karui/`. */
  version: string;
  /** The storefront access token to write into the markup. */
  token: string;
  /** The shopper's cart, `null` before anything was put in it. */
  cart: CartState | null;
  /** What the page's own scripts and styles are known by when it is served with a content security policy (`?csp=1`). */
  nonce?: string;
  /** Switches that the store was opened with; the page's address may say otherwise. Read them with `readSwitch`. */
  switches?: URLSearchParams;
}
