/** What a server lays over its buttons for pages without scripts. */
import { languagePath } from '../lib/addresses';
import { WITHOUT_SCRIPT } from '../server-markup/marks';
import { checkoutParameters, checkoutWith, type WayToCheckout } from '../network/checkout-parameters';
import { attributesOf, style, type MarkupOptions } from './html-text';
import withoutScriptStyle from './without-script.css?inline';

/** What a host sells, and what it recommends. */
export type Place = Pick<WayToCheckout, 'pageType' | 'recommended'>;

/** Where a press leads without a script. */
export const checkoutOf = (wallet: string, place: Place, { root: begin = '/' }: MarkupOptions) =>
  checkoutWith(
    `${languagePath(begin)}/checkout`,
    checkoutParameters({ wallet, hasCart: place.pageType !== 'product', ...place }),
  );

/**
 * Attributes of a control that sends the product form to the cart and on to checkout: with its files, and in the window that is checked out
 * in, whatever the theme's own button does.
 */
export const submits = (address: string) =>
  attributesOf({
    [WITHOUT_SCRIPT]: '',
    type: 'submit',
    name: 'return_to',
    value: address,
    formenctype: 'multipart/form-data',
    formtarget: '_top',
  }).trim();

/** What lies over a button that can't send the form itself: a submit control, in a cart a link. Its words are read, and not seen. */
export function controlWithoutScript(
  words: string,
  address: string,
  { pageType }: Place,
  { disabled }: MarkupOptions,
): string {
  if (pageType === 'product')
    return `<button ${submits(address)}${disabled ? ' disabled aria-disabled="true"' : ''}>${words}</button>`;
  const link = attributesOf({ [WITHOUT_SCRIPT]: '', target: '_top', ...(!disabled && { href: address }) });
  return `<a${link}>${words}</a>`;
}

/** Its parts in a wallet's root. */
export const overlayStyle = (ring: string, options: MarkupOptions) =>
  style(`:host{--karui-ring:${ring}}${withoutScriptStyle}`, options).replace('<style', `$& ${WITHOUT_SCRIPT}`) +
  `<slot ${WITHOUT_SCRIPT}></slot>`;
