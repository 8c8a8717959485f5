import { Idiomorph } from 'idiomorph';
import { fetchPage } from '../fetch-page';
import { here } from '../here';

const isCartHost = (node: Node) => node.nodeName === 'SHOPIFY-ACCELERATED-CHECKOUT-CART';

/**
 * Turns a cart in the page into the server's, node by node. The host of the wallets is spared: where both sides have one, it keeps
 * its attributes and children as they are.
 */
function morph(cart: Element, fresh: Element): void {
  Idiomorph.morph(cart, [...fresh.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: { beforeNodeMorphed: (old) => !isCartHost(old) },
  });
  cart.classList.toggle('is-empty', fresh.classList.contains('is-empty'));
}

/** Gets this page anew and morphs every cart in it: the page's, the drawer's. */
export async function morphCarts(): Promise<void> {
  const page = await fetchPage(here());
  for (const cart of document.querySelectorAll('[data-cart]')) {
    const fresh = page.getElementById(cart.id);
    if (fresh) morph(cart, fresh);
  }
}
