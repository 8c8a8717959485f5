import { checkoutParameters } from '../../../src/network/checkout-parameters';
import { wallets } from '../../../src/widget/wallets';
import type { WalletContext } from '../../../src/wallet';

/** An answer of the API, as JSON unless it is text already. */
export function answer(body: unknown, init: ResponseInit = {}): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...init.headers },
  });
}

export const money = (amount = '1200.0', currencyCode = 'JPY') => ({ totalAmount: { amount, currencyCode } });

/** A cart of the given line quantities. */
export const cart = (quantities = [1], cost = money()) => ({
  id: 'gid://shopify/Cart/c1?key=k1',
  checkoutUrl: 'https://shop.example/cart/c/c1?key=k1',
  cost,
  lines: { nodes: quantities.map((quantity) => ({ quantity })) },
});

export const created = (payload: object = {}) => ({
  data: { cartCreate: { cart: cart(), userErrors: [], warnings: [], ...payload } },
});

/** A wallet's context on a Japanese product page, which recommends a wallet or none. */
export const context = ({
  recommended,
  ...over
}: Partial<WalletContext> & { recommended?: string | null } = {}): WalletContext => ({
  wallet: 'buy_it_now',
  instrument: wallets[over.wallet ?? 'buy_it_now'].instrument,
  element: { getRootNode: () => ({}) } as unknown as HTMLElement,
  pageType: 'product',
  accessToken: 'token',
  get apiBase() {
    return location.origin;
  },
  buyerCountry: 'JP',
  buyerLocale: 'ja',
  buyerCurrency: 'JPY',
  params: {},
  flags: [],
  checkoutParameters() {
    const { wallet, pageType, cartId } = this;
    return checkoutParameters({ wallet, pageType, hasCart: !!cartId(), recommended });
  },
  productForm: () => ({ variantId: 42, quantity: 2, properties: {} }),
  choice: () => null,
  cartId: () => null,
  isSellable: () => true,
  requiresShipping: () => true,
  hasPlan: () => false,
  isSaving: () => false,
  saveCart: async () => undefined,
  hasNetwork: async () => true,
  signal: new AbortController().signal,
  purchaseKey: () => '42 2 ',
  approved: () => {},
  submitting: () => {},
  opened: () => {},
  report: () => {},
  ...over,
});
