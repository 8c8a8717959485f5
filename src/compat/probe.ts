import { addStyleSheet, ofDocument } from '../lib/dom';

/** One element for all kinds of hosts, because an id may be in a page only once. Made when there is something to write. */
let style: HTMLStyleElement | undefined;

/** Adds rules to the page, in a style element with the id that other code looks for. */
export function writeStyle(css: string): void {
  // A page that uses nonces would refuse the style element and write an error to its console. It can't refuse a constructed sheet.
  if (!document.querySelector('[nonce]')) {
    style ??= document.createElement('style');
    style.id = 'global-shopify-accelerated-checkout-styles';
    // Not append(): old libraries replace it with one of their own.
    style.textContent += css;
    ofDocument('head').appendChild(style);
  }
  if (style?.sheet) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  addStyleSheet(document, sheet);
}

/** Copies of the elements that the page had before the buttons moved into shadow roots. Selectors are matched against them. */
export interface Probe {
  /** The box around the server's skeleton, whose height the page was laid out with. The cart's never had an old name. */
  skeletons: readonly Element[];
  /** The boxes of a wallet's button, any of which a theme may have given its corners and shadow. */
  buttons: readonly Element[];
}

/** Tag and classes, from the outside to the inside. */
type Nest = readonly (readonly [tag: string, classes: string])[];

const BOX = 'shopify-payment-button__button';
const INNER: Nest = [
  ['div', 'shopify-cleanslate'],
  ['div', ''],
];
const PRODUCT: Nest = [['div', `${BOX} ${BOX}--branded`], ...INNER];
const CART: Nest = [['ul', 'dynamic-checkout__buttons'], ['li', ''], ...INNER];

/**
 * Nests the elements in each other, the first one in `parent`. A rule on any of the boxes around a button counts as a rule on the button.
 */
function nest(parent: Element, elements: Nest, data: Readonly<Record<string, string>>): Element[] {
  return elements.map(([tag, classes]) => {
    const inside = parent.ownerDocument.createElement(tag);
    inside.className = classes;
    inside.setAttribute('role', 'button');
    Object.assign(inside.dataset, data);
    return (parent = parent.appendChild(inside));
  });
}

/**
 * Copies the host and its ancestors, without their other children, into a document without a window: there no custom element of the theme
 * is constructed, nothing is loaded, and no style is computed.
 */
export function createProbe(host: Element): Probe {
  const inert = ofDocument('implementation').createHTMLDocument('');
  const inside = inert.importNode(host, false);
  let top: Element = inside;
  for (let outer = host.parentElement; outer; outer = outer.parentElement) {
    const copy = inert.importNode(outer, false);
    copy.appendChild(top);
    top = copy;
  }
  inert.replaceChild(top, inert.documentElement);

  const data = { testid: 'ShopifyPay-button' };
  return host.localName.endsWith('-cart')
    ? { skeletons: [], buttons: nest(inside, CART, { ...data, shopifyButtoncontainer: '' }) }
    : { skeletons: nest(inside, [['div', BOX]], {}), buttons: nest(inside, PRODUCT, data) };
}
