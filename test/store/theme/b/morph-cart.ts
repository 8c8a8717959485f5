import { Idiomorph } from 'idiomorph';
import { fetchPage } from '../fetch-page';
import { here } from '../here';

const isCartHost = (node: Node) => node.nodeName === 'SHOPIFY-ACCELERATED-CHECKOUT-CART';

/**
 * Morphs a cart in the page into the server's, node by node, without the wallets' element: where both have one, it keeps its
 * attributes and children.
 */
function morph(cart: Element, fresh: Element): void {
  Idiomorph.morph(cart, [...fresh.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: { beforeNodeMorphed: (old) => !isCartHost(old) },
  });
  cart.classList.toggle('is-empty', fresh.classList.contains('is-empty'));
}

/** Fetches this page again and morphs every cart in it: the page's and the drawer's. */
export async function morphCarts(): Promise<void> {
  const page = await fetchPage(here());
  for (const cart of document.querySelectorAll('[data-cart]')) {
    const fresh = page.getElementById(cart.id);
    if (fresh) morph(cart, fresh);
  }
}
