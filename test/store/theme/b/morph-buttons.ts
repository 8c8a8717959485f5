import { Idiomorph } from 'idiomorph';

/**
 * Morphs the page's buttons into the server's, node by node, also the widget's element: attributes that the widget set are lost, its
 * children become the skeleton again, and an attribute whose new value is the text "null" is removed. Real themes do this.
 */
export function morphButtons(current: Element, fresh: Element): void {
  for (const host of fresh.querySelectorAll('shopify-accelerated-checkout')) {
    for (const name of host.getAttributeNames()) if (host.getAttribute(name) === 'null') host.removeAttribute(name);
  }
  Idiomorph.morph(current, fresh);
}
