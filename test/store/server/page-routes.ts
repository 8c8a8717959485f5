import { cartOfCookie, cookieOfCart, noCartCookie } from './cart-cookie';
import { filledCart } from './filled-cart';
import { marketOfShopper } from './choices';
import { settleCurrency } from '../shop/cart/settle-currency';
import { findProduct } from '../shop/catalog';
import { html, redirect, withCookie, type Answer } from './http/answer';
import type { StoreRequest } from './http/store-request';
import { cartWallets } from '../pages/widget/cart-wallets';
import type { PageRequest } from '../pages/page-request';
import { styleSheetOf } from '../pages/style-sheet-of';
import * as pages from '../pages';
import type { StoreState } from './store-state';

interface Visit {
  request: StoreRequest;
  page: PageRequest;
  state: StoreState;
  /** The part of the path that the route's pattern caught: a handle or a token. */
  name: string;
}

const notFound = ({ page }: Visit): Answer => html(404, pages.notFoundPage(page));

const product = (visit: Visit): Answer => {
  const found = findProduct(visit.name);
  if (!found) return notFound(visit);
  const isSection = visit.page.url.searchParams.has('section_id');
  return html(200, isSection ? pages.productSection(found, visit.page) : pages.productPage(found, visit.page));
};

/** `/cart/c/<token>?key=…&flags` redirects to the checkout with all its parameters, as on the platform. */
const checkoutUrl = (visit: Visit): Answer => {
  const { name, page, state } = visit;
  if (state.carts.isComplete(name)) return redirect(`/thank-you/${name}`);
  if (!state.carts.find(name, page.url.searchParams.get('key'))) return notFound(visit);
  return redirect(`/checkouts/${name}${page.url.search}`);
};

const checkout = (visit: Visit): Answer => {
  const { name, page, state } = visit;
  if (state.carts.isComplete(name)) return redirect(`/thank-you/${name}`);
  const cart = state.carts.find(name, page.url.searchParams.get('key'));
  return cart ? html(200, pages.checkoutPage(cart, page)) : notFound(visit);
};

/**
 * Opening this page from checkout, whose link has the cart's key, places the order: it reduces the stock, closes the cart and removes it
 * from the shopper. Without the key it thanks for an order that was placed before, so that a wallet can't come here without one.
 */
const thankYou = (visit: Visit): Answer => {
  const { name, page, state } = visit;
  const cart = state.carts.find(name, page.url.searchParams.get('key'));
  if (cart) {
    state.carts.complete(name);
    state.stock.take(cart);
  }
  if (!state.carts.isComplete(name)) return notFound(visit);
  const answer = html(200, pages.thankYouPage(page));
  return page.cart?.token === name ? withCookie(answer, noCartCookie()) : answer;
};

const OWN_CHECKOUT = '/checkout';

/** Leads to the checkout of the shopper's cart, with all its parameters. */
const ownCheckout = ({ page }: Visit): Answer => {
  const { cart, url } = page;
  if (!cart?.lines.length) return html(200, pages.emptyCheckoutPage(page));
  return redirect(`/cart/c/${cart.token}?${new URLSearchParams([...url.searchParams, ['key', cart.key]])}`);
};

/** A cart form without script: its checkout button sends `checkout`. */
const cartForm = (visit: Visit): Answer => {
  const { body } = visit.request;
  return body.type === 'form' && 'checkout' in body.value ? ownCheckout(visit) : redirect('/cart');
};

const routes: [method: string, path: RegExp, answer: (visit: Visit) => Answer][] = [
  ['GET', /^\/$/, ({ page }) => html(200, pages.homePage(page))],
  ['GET', /^\/products\/([^/]+)$/, product],
  ['GET', /^\/cart$/, ({ page }) => html(200, pages.cartPage(page.cart, page))],
  ['POST', /^\/cart$/, cartForm],
  ['GET', /^\/cart\/c\/([^/]+)$/, checkoutUrl],
  ['GET', new RegExp(`^${OWN_CHECKOUT}$`), ownCheckout],
  ['GET', /^\/checkouts\/([^/]+)$/, checkout],
  ['GET', /^\/thank-you\/([^/]+)$/, thankYou],
];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Nothing here has a name with a broken escape sequence, so this becomes a 404.
    return text;
  }
};

const answerVisit = (request: StoreRequest, pathname: string, state: StoreState, page: PageRequest): Answer => {
  if (cartWallets(page).unknown.length > 0) return html(400, pages.unknownWalletsPage(page));
  for (const [method, path, answer] of routes) {
    const match = method === request.method ? path.exec(pathname) : null;
    if (match) return answer({ request, page, state, name: decoded(match[1] ?? '') });
  }
  return notFound({ request, page, state, name: '' });
};

/** Themes of the newer generation have the platform name their style sheet in a header, so that browsers ask for it before they read the page. */
const withStyleSheetHint = (answer: Answer, { theme }: PageRequest): Answer =>
  theme === 'b'
    ? { ...answer, headers: { ...answer.headers, link: `<${styleSheetOf(theme)}>; rel=preload; as=style` } }
    : answer;

/** The shopper's pages, and a 404 page for any other path. The caller makes `given` once per request. */
export const answerPage = (
  request: StoreRequest,
  pathname: string,
  state: StoreState,
  given: Omit<PageRequest, 'url' | 'cart'>,
): Answer => {
  const own = cartOfCookie(state.carts, request);
  // Checkout has nothing to show of an empty cart, so that one is filled, too. The cart page does: a line that is removed stays removed.
  const isFillable = !own || (pathname === OWN_CHECKOUT && !own.lines.length);
  const filled = isFillable ? filledCart(state, request.url) : null;
  if (filled) settleCurrency(filled, marketOfShopper(request).country);
  const page: PageRequest = { ...given, url: request.url, cart: filled ?? own };
  const answer = withStyleSheetHint(answerVisit(request, pathname, state, page), page);
  return filled ? withCookie(answer, cookieOfCart(filled)) : answer;
};
