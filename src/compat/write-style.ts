import { addStyleSheet } from '../core/lib/add-style-sheet';
import { ofDocument } from '../core/lib/of-document';

// One element for all kinds of hosts, because an id may be in a page only once.
const style = document.createElement('style');
style.id = 'global-shopify-accelerated-checkout-styles';

/** Adds rules to the page, in a style element with the id that other code looks for. */
export function writeStyle(css: string): void {
  // A page that uses nonces would refuse the style element and write an error to its console. It can't refuse a constructed sheet.
  if (!document.querySelector('[nonce]')) {
    // Not append(): old libraries replace it with one of their own.
    style.textContent += css;
    ofDocument('head').appendChild(style);
  }
  if (style.sheet) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  addStyleSheet(document, sheet);
}
