import { storePath } from '../core/lib/store-path';
import { buyForm } from '../core/page/buy-form';
import { WALLETS } from '../core/ui/hand-over';
import { AROUND_THEME_BUTTON, CART_SKELETON, NOTICE_ID, PRODUCT_HOST, THEME_BUTTON } from '../names';
import { page } from './page';

/**
 * Leaves hosts as they work without the widget. The skeletons go. Buttons that are painted stay, because they lead to checkout; only a
 * product's in a form that does not buy it leads nowhere. A host without buttons, beside which the theme has none of its own either, gets a
 * link to the cart.
 *
 * @param link the template's; absent where the page has removed it
 */
export const clearUp = (hosts: NodeListOf<HTMLElement>, link: HTMLAnchorElement | null | undefined): void => {
  document
    .querySelectorAll(`${PRODUCT_HOST}>:not(${WALLETS}),.${CART_SKELETON},#${NOTICE_ID}`)
    .forEach((element) => element.remove());
  // One snippet is for the pages of all languages.
  if (link?.getAttribute('href') === '/cart') link.href = storePath('/cart', page);
  hosts.forEach((host) => {
    if (host.localName === PRODUCT_HOST && !buyForm(host)) host.textContent = '';
    const around = host.closest(AROUND_THEME_BUTTON) || document;
    if (link && !host.querySelector(WALLETS) && !around.querySelector(THEME_BUTTON))
      host.appendChild(link.cloneNode(true));
  });
};
