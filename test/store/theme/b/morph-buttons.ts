import { Idiomorph } from 'idiomorph';

/**
 * Turns the buttons in the page into the server's, node by node. The payment host is not spared: what the widget set on it at run
 * time goes, its children become the skeleton again, and an attribute whose new value is the text "null" is taken off.
 */
export function morphButtons(current: Element, fresh: Element): void {
  for (const host of fresh.querySelectorAll('shopify-accelerated-checkout')) {
    for (const name of host.getAttributeNames()) if (host.getAttribute(name) === 'null') host.removeAttribute(name);
  }
  Idiomorph.morph(current, fresh);
}
