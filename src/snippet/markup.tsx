/**
 * For servers that write their own HTML: what the widget will paint, as text, so that buttons are there before any script, and work without
 * one. The widget takes the elements and buttons over.
 */
import { renderToStaticMarkup } from 'preact-render-to-string';
import { CALL_TO_ACTION, CART_HOST, PAINTED, PRODUCT_HOST } from '../names';
import { BUY_NOW, MORE_OPTIONS } from '../words';
import buttonStyle from '../button/button.css?inline';
import { recommendedBy } from '../network/checkout-parameters';
import { CartGrid } from '../host/cart-host';
import gridStyle from '../host/grid.css?inline';
import hostStyle from '../button/host.css?inline';
import lightStyle from '../button/light.css?inline';
import { ProductSlots, walletView } from '../button/views';
import { readProductWallets, type KnownConfig, type ReadAttribute, type WalletConfig } from '../markup/host-attributes';
import { onceEach, readCartWallets, shownInCart } from '../markup/shown-in-cart';
import { firstOf, sellsPurchase, shownOnProduct, type ShownWallet } from '../markup/shown-wallets';
import { instrumentOf, wallets } from '../widget/wallets';
import withoutScriptLightStyle from './without-script-light.css?inline';
import { checkoutOf, overlayStyle, controlWithoutScript, submits, type Place } from './without-script';
import {
  type Attributes,
  attributesOf,
  hostAttributes,
  type MarkupOptions,
  style,
  root,
  withoutStyles,
} from './html-text';

export type { MarkupOptions } from './html-text';

/** A wallet's element with its button. */
function walletHtml([{ name }, attributes]: ShownWallet, place: Place, options: MarkupOptions): string {
  const row = wallets[name];
  const { element, background } = row;
  const state = { disabled: options.disabled ?? false, busy: false };
  const view = walletView(name, row, state, CALL_TO_ACTION in attributes);
  const [html, css] = withoutStyles(renderToStaticMarkup(view));
  const whole = (content: string) => `<${element}${attributesOf(attributes)}>${content}</${element}>`;
  const address = checkoutOf(name, place, options);
  if (name === 'buy_it_now' && place.pageType === 'product')
    return whole(html.replace('type="button"', () => submits(address)));
  // One of the two is enough for who reads the page or goes through it by keyboard.
  const inert = html.replace(/^<\w+/, '$& inert=""');
  const over = (words: string) => controlWithoutScript(words, address, place, options);
  if (!background) return whole(inert + over(name === 'buy_it_now' ? BUY_NOW : MORE_OPTIONS));
  const inRoot = inert + overlayStyle(row.foreground, options);
  const { 'aria-label': words } = view.props as Record<string, unknown> as { 'aria-label': string };
  return whole(root(buttonStyle + css, inRoot, options) + over(words));
}

/** Whether the table has the wallet: a server's list may contain other names. */
const isKnown = (config: WalletConfig | null): config is KnownConfig => !!config && Object.hasOwn(wallets, config.name);

/** A wallet that a server names. */
const named = (name: string): WalletConfig => ({ name, params: {}, sellsPlans: true });

/** What the markup says; the default if it can't be used: the widget says what is wrong with it. */
function readOr<T>(attributes: Attributes, reading: (read: ReadAttribute) => T, otherwise: T): T {
  try {
    return reading((name) => attributes[name] ?? null);
  } catch {
    return otherwise;
  }
}

/** The style of the elements in light DOM; goes once into the page's head. */
export const pageStyle = (options: MarkupOptions): string => style(lightStyle + withoutScriptLightStyle, options);

/**
 * A product form's element with its buttons.
 *
 * @param given attributes as attributes.md lists them; others are left out, but for `id` and `class`
 * @param name the wallet shown first: the recommended one, if it is available. Only a browser knows whether Apple Pay is. An unknown wallet
 *   is replaced with the fallback, as in the widget
 */
export function productMarkup(given: Attributes, name: string, options: MarkupOptions): string {
  const attributes = hostAttributes(given, 'product');
  const markup = readOr(attributes, readProductWallets, { recommended: null, fallback: null });
  const first = firstOf({ ...markup, recommended: named(name) }, isKnown);
  const recommended = readOr(attributes, (read) => recommendedBy(read, instrumentOf(first.name)), null);
  const place: Place = { pageType: 'product', recommended };
  const buttons = shownOnProduct(first, markup, instrumentOf).map((shown) => walletHtml(shown, place, options));
  const slots = renderToStaticMarkup(<ProductSlots />);
  return `<${PRODUCT_HOST}${attributesOf({ ...attributes, [PAINTED]: '' })}>${root(hostStyle, slots, options)}${buttons.join('')}</${PRODUCT_HOST}>`;
}

/**
 * A cart's element with its wallets, in their order.
 *
 * @param given attributes as attributes.md lists them; others are left out, but for `id` and `class`
 * @param names the available wallets of `wallet-configs`; unknown names are skipped, and each wallet is shown once
 */
export function cartMarkup(given: Attributes, names: readonly string[], options: MarkupOptions): string {
  const attributes = hostAttributes(given, 'cart');
  const markup = readOr(attributes, (read) => readCartWallets(read, () => {}), []);
  const configs = onceEach(
    names.map((name) => markup.find((config) => config.name === name) ?? named(name)),
    isKnown,
  );
  const hasPlan = attributes['has-selling-plan'] !== undefined;
  const instrumentsOf = (some: readonly KnownConfig[]) => some.map((config) => instrumentOf(config.name));
  const sellers = configs.filter((config) => sellsPurchase(config, hasPlan));
  const [grid, css] = withoutStyles(
    renderToStaticMarkup(<CartGrid instruments={instrumentsOf(configs)} shown={instrumentsOf(sellers)} />),
  );
  const place: Place = { pageType: 'cart_page', recommended: attributes['recommended-instrument'] };
  const buttons = shownInCart(configs, instrumentOf).map((shown) => walletHtml(shown, place, options));
  const frame = root(hostStyle + gridStyle + css, grid, options);
  return `<${CART_HOST}${attributesOf({ ...attributes, [PAINTED]: '' })}>${frame}${buttons.join('')}</${CART_HOST}>`;
}
