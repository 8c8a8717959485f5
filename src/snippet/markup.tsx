/**
 * For servers that write their own HTML: what the widget will paint, as text, so that buttons are there before any script. Buy It Now and
 * the link work without scripts too. The widget takes the elements over: it empties declarative roots and fills them itself.
 */
import { renderToStaticMarkup } from 'preact-render-to-string';
import type { VNode } from 'preact';
import { CART_HOST, PRODUCT_HOST } from '../names';
import { logoFile, logoName } from '../core/lib/logo-name';
import buttonStyle from '../core/ui/button.css?inline';
import { CartGrid } from '../core/ui/cart-grid';
import gridStyle from '../core/ui/grid.css?inline';
import hostStyle from '../core/ui/host.css?inline';
import lightStyle from '../core/ui/light.css?inline';
import { walletView } from '../core/ui/wallet-view';
import type { WalletId } from '../wallet';
import { wallets } from '../core/wallets';

/** What a server knows of a page. */
export interface MarkupOptions {
  /** Where the widget's files are served, with a slash at the end. */
  base: string;
  /** Nothing can be bought at the moment. */
  disabled?: boolean;
  /** For a content policy: the nonce of each style. */
  nonce?: string;
}

const escapeText = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const attributesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');

const style = (css: string, { nonce }: MarkupOptions) =>
  `<style${nonce === undefined ? '' : attributesOf({ nonce })}>${css}</style>`;

const root = (css: string, html: string, options: MarkupOptions) =>
  `<template shadowrootmode="closed">${style(css, options)}${html}</template>`;

/** Moves style attributes into rules, because a strict policy forbids style attributes. */
function withoutStyles(html: string): [html: string, css: string] {
  let css = '';
  const plain = html.replace(/<(\w+)([^>]*?) style="([^"]*)"/g, (_all, tag: string, rest: string, rules: string) => {
    css += `${tag}{${rules}}`;
    return `<${tag}${rest}`;
  });
  return [plain, css];
}

/** Without the widget, a button of the page's own form sends it on to checkout. */
const SUBMITS = 'type="submit" name="return_to" value="/checkout"';

/**
 * Makes the button in `noscript` look like the link, and only where scripts are off: a theme that morphs its page turns what is in
 * `noscript` into elements.
 */
const LIKE_LINK =
  '@media (scripting:none){more-payment-options-link>a{display:none!important}more-payment-options-link button{display:block;inline-size:100%;margin:8px 0 0;padding:0;border:0;background:none;color:inherit;font:inherit;line-height:24px;text-decoration:underline;cursor:pointer}}';

/** The link, and for pages without scripts a button in its place: a link can't send the form. */
function linkOrButton(html: string, options: MarkupOptions): string {
  const instead = html.replace(/<a href="#" role="button"(.*)<\/a>/, `<button ${SUBMITS}$1</button>`);
  return `${html}<noscript>${style(LIKE_LINK, options)}${instead.replace('aria-disabled', 'disabled $&')}</noscript>`;
}

function button(wallet: WalletId, slot: string, callToAction: boolean, options: MarkupOptions): string {
  const { element, background, label } = wallets[wallet];
  const state = { disabled: options.disabled ?? false, busy: false };
  const [html, css] = withoutStyles(renderToStaticMarkup(walletView(wallet, state, false, callToAction) as VNode));
  const open = `<${element} lang="ja" slot="${slot}">`;
  if (wallet === 'more_options') return `${open}${linkOrButton(html, options)}</${element}>`;
  if (!background) return `${open}${html.replace('type="button"', SUBMITS)}</${element}>`;
  const src = options.base + logoFile(logoName(wallet, false));
  const withLogo = html.replace(/<img alt(="")?/, `<img${attributesOf({ src, alt: label })}`);
  return `${open}${root(buttonStyle + css, withLogo, options)}</${element}>`;
}

/** Whether the table has the wallet: a server's list may contain other names. */
const isKnown = (name: string): name is WalletId => Object.hasOwn(wallets, name);

/** The wallet that `fallback` names; Buy It Now if it names no known wallet. */
function fallbackOf({ fallback }: Readonly<Record<string, string>>): WalletId {
  try {
    const { name } = JSON.parse(fallback ?? '') as { name: string };
    if (isKnown(name)) return name;
  } catch {
    // No JSON, or null: the widget says what is wrong with the markup.
  }
  return 'buy_it_now';
}

/** The style of the elements in light DOM; goes once into the page's head. */
export const pageStyle = (options: MarkupOptions): string => style(lightStyle, options);

/**
 * A product form's element with its buttons.
 *
 * @param attributes as attributes.md lists them
 * @param name the wallet shown first: the recommended one, if it is available. Only a browser knows whether Apple Pay is. An unknown wallet
 *   is replaced with the fallback, as in the widget
 */
export function productMarkup(
  attributes: Readonly<Record<string, string>>,
  name: string,
  options: MarkupOptions,
): string {
  const wallet = isKnown(name) ? name : fallbackOf(attributes);
  const slots = ['button', 'promise', 'more-options'].map((slot) => `<slot name="${slot}"></slot>`).join('');
  // If Buy It Now replaces a recommended wallet, the link is invisible and keeps its place, as in product-host.ts.
  const hasLink = wallet !== 'buy_it_now' || attributes['recommended']?.includes('{');
  const link = hasLink ? button('more_options', 'more-options', false, options) : '';
  const first = button(wallet, 'button', true, options);
  return `<${PRODUCT_HOST}${attributesOf(attributes)}>${root(hostStyle, slots, options)}${first}${link}</${PRODUCT_HOST}>`;
}

/**
 * A cart's element with its wallets, in their order.
 *
 * @param attributes as attributes.md lists them
 * @param names the available wallets of `wallet-configs`; unknown names are skipped, and each wallet is shown once
 */
export function cartMarkup(
  attributes: Readonly<Record<string, string>>,
  names: readonly string[],
  options: MarkupOptions,
): string {
  const shown = [...new Set(names)].filter(isKnown);
  const instruments = shown.map((wallet) => wallets[wallet].instrument);
  const [grid, css] = withoutStyles(renderToStaticMarkup(<CartGrid instruments={instruments} shown={instruments} />));
  const buttons = shown
    .map((wallet) => button(wallet, `button-${wallets[wallet].instrument}`, false, options))
    .join('');
  const frame = root(hostStyle + gridStyle + css, grid, options);
  return `<${CART_HOST}${attributesOf(attributes)}>${frame}${buttons}</${CART_HOST}>`;
}
