/**
 * For servers that write their own HTML: what the widget will paint, as text, so that buttons are there before any script. Buy It Now and
 * the link work without scripts too. The widget takes the elements over: it empties declarative roots and fills them itself.
 */
import { renderToStaticMarkup } from 'preact-render-to-string';
import { CART_HOST, PRODUCT_HOST } from '../names';
import { logoFile, logoName } from '../core/lib/logo-name';
import buttonStyle from '../early/button.css?inline';
import { CartGrid } from '../cart/cart-grid';
import gridStyle from '../cart/grid.css?inline';
import hostStyle from '../core/ui/host.css?inline';
import lightStyle from '../early/light.css?inline';
import { ProductSlots } from '../core/ui/product-slots';
import { walletView } from '../core/ui/wallet-view';
import { readProductWallets, type KnownConfig, type ReadAttribute, type WalletConfig } from '../core/shop';
import { onceEach, readCartWallets, shownInCart } from '../cart/shown-in-cart';
import { firstOf, sellsPurchase, shownOnProduct, type ShownWallet } from '../core/shown-wallets';
import { instrumentOf, wallets } from '../core/wallets';
import { type Attributes, attributesOf, style, root, withoutStyles } from './html-text';

/** What a server knows of a page. */
export interface MarkupOptions {
  /** Where the widget's files are served, with a slash at the end. */
  base: string;
  /** Nothing can be bought at the moment. */
  disabled?: boolean;
  /** For a content policy: the nonce of each style. */
  nonce?: string;
  /** Where the store's pages begin, such as `/en-us/`; `/` unless given. */
  root?: string;
}

/** Without the widget, a button of the page's own form sends it on to checkout. */
const submits = ({ root: begin = '/' }: MarkupOptions) =>
  attributesOf({ type: 'submit', name: 'return_to', value: `${begin.replace(/\/$/, '')}/checkout` }).trim();

/**
 * Makes the button in `noscript` look like the link, and only where scripts are off: a theme that morphs its page turns what is in
 * `noscript` into elements.
 */
const LIKE_LINK =
  '@media (scripting:none){more-payment-options-link>a{display:none!important}more-payment-options-link button{display:block;inline-size:100%;margin:8px 0 0;padding:0;border:0;background:none;color:inherit;font:inherit;line-height:24px;text-decoration:underline;cursor:pointer}}';

/** The link, and for pages without scripts a button in its place: a link can't send the form. */
function linkOrButton(html: string, options: MarkupOptions): string {
  const instead = html.replace(/<a href(?:="")?(.*)<\/a>/, `<button ${submits(options)}$1</button>`);
  return `${html}<noscript>${style(LIKE_LINK, options)}${instead.replace('aria-disabled', 'disabled $&')}</noscript>`;
}

/** A wallet's element with its button. */
function walletHtml([{ name }, attributes]: ShownWallet, options: MarkupOptions): string {
  const row = wallets[name];
  const { element, background, label } = row;
  const state = { disabled: options.disabled ?? false, busy: false };
  const view = walletView(name, row, state, false, 'call-to-action' in attributes);
  const [html, css] = withoutStyles(renderToStaticMarkup(view));
  const whole = (content: string) => `<${element}${attributesOf(attributes)}>${content}</${element}>`;
  if (name === 'more_options') return whole(linkOrButton(html, options));
  if (!background) return whole(html.replace('type="button"', submits(options)));
  const src = options.base + logoFile(logoName(name, false));
  const withLogo = html.replace(/<img alt(="")?/, `<img${attributesOf({ src, alt: label })}`);
  return whole(root(buttonStyle + css, withLogo, options));
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
export const pageStyle = (options: MarkupOptions): string => style(lightStyle, options);

/**
 * A product form's element with its buttons.
 *
 * @param attributes as attributes.md lists them
 * @param name the wallet shown first: the recommended one, if it is available. Only a browser knows whether Apple Pay is. An unknown wallet
 *   is replaced with the fallback, as in the widget
 */
export function productMarkup(attributes: Attributes, name: string, options: MarkupOptions): string {
  const markup = readOr(attributes, readProductWallets, { recommended: null, fallback: null });
  const first = firstOf({ ...markup, recommended: named(name) }, isKnown);
  const buttons = shownOnProduct(first, markup, instrumentOf).map((shown) => walletHtml(shown, options));
  const slots = renderToStaticMarkup(<ProductSlots />);
  return `<${PRODUCT_HOST}${attributesOf(attributes)}>${root(hostStyle, slots, options)}${buttons.join('')}</${PRODUCT_HOST}>`;
}

/**
 * A cart's element with its wallets, in their order.
 *
 * @param attributes as attributes.md lists them
 * @param names the available wallets of `wallet-configs`; unknown names are skipped, and each wallet is shown once
 */
export function cartMarkup(attributes: Attributes, names: readonly string[], options: MarkupOptions): string {
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
  const buttons = shownInCart(configs, instrumentOf).map((shown) => walletHtml(shown, options));
  const frame = root(hostStyle + gridStyle + css, grid, options);
  return `<${CART_HOST}${attributesOf(attributes)}>${frame}${buttons.join('')}</${CART_HOST}>`;
}
