import {
  AROUND_THEME_BUTTON,
  CART_SKELETON,
  HOSTS,
  NOTICE_ID,
  PLATFORM_SCRIPT,
  PRODUCT_HOST,
  PRODUCT_SKELETON,
  THEME_BUTTON,
} from '../names';
import { VIEW_CART } from '../core/words';
import { pageOrigin } from '../core/lib/page-origin';
import { storePath } from '../core/lib/store-path';

/**
 * Cleans up a page that gets no buttons: removes both kinds of skeleton and the subscription notice. If the theme has no button of its own
 * beside a host, the host gets a plain link to the cart, so that its place is not empty.
 */
export function clearSkeletons(root: ParentNode = document): void {
  const skeletons = `.${PRODUCT_SKELETON}, .${CART_SKELETON}, #${NOTICE_ID}`;
  for (const skeleton of Array.from(root.querySelectorAll(skeletons))) {
    // In a product host a skeleton stands in a box of its own. Without `:has()`, which Firefox knows from 121 on.
    const box = skeleton.parentElement?.matches(`${PRODUCT_HOST} > *`) ? skeleton.parentElement : skeleton;
    box.parentNode?.removeChild(box);
  }
  // The snippet has put it back: it fills the hosts.
  if (document.querySelector(PLATFORM_SCRIPT)) return;
  for (const host of Array.from(root.querySelectorAll(HOSTS))) {
    const around = host.closest(AROUND_THEME_BUTTON) ?? document;
    if (host.childElementCount || around.querySelector(THEME_BUTTON)) continue;
    const link = document.createElement('a');
    link.href = pageOrigin() + storePath('/cart');
    link.textContent = VIEW_CART;
    host.appendChild(link);
  }
}
