import type { CartState } from '../../shop/cart/cart-state';
import { AMAZON_MERCHANT } from '../../shop/payment/amazon';
import { damageBody, truncateText } from '../control/damage-answer';
import { playFault, unauthorized } from '../control/fault-answer';
import { isRecord } from '../control/is-record';
import type { Fault } from '../control/read-faults';
import { json, type Answer } from '../http/answer';
import type { StoreRequest } from '../http/store-request';
import type { StoreState } from '../store-state';
import { STOREFRONT_TOKEN } from '../storefront-token';

/** Operation of a fault → who answers. */
type Wallet = (request: StoreRequest, state: StoreState) => Answer;

const bad = (error: string): Answer => json(400, { error });

/** The cart of an address of its checkout, if that is one of this store. */
function cartOf(address: unknown, { carts }: StoreState): CartState | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  const [, token = ''] = /^\/cart\/c\/([^/]+)$/.exec(pathname) ?? [];
  return carts.find(token, searchParams.get('key'));
}

/** `?checkoutUrl=…&sourceId=<cart token>`: what Amazon Pay is begun with. */
const amazonPay: Wallet = ({ method, url }, state) => {
  if (method !== 'GET') return json(405, { error: 'GET only' });
  const { checkoutUrl, sourceId } = Object.fromEntries(url.searchParams);
  const cart = cartOf(checkoutUrl, state);
  if (!cart || cart.token !== sourceId) return json(404, { error: 'no such cart' });
  return json(200, state.amazon.sign(cart, { review: checkoutUrl!, cancel: `${url.origin}/` }));
};

const MEMBERS = ['cart_id', 'checkout_cancel_url', 'checkout_url'];

/** Exactly three members: where the order goes on, where it is left, and the cart. Only what is sent can be bought with Prime. */
const buyWithPrime: Wallet = ({ method, body, url, headers }, state) => {
  if (method !== 'POST') return json(405, { error: 'POST only' });
  if (body.type !== 'json' || !isRecord(body.value) || !/^application\/json\b/.test(headers['content-type'] ?? ''))
    return bad('the body must be JSON');
  const { checkout_url: checkoutUrl, checkout_cancel_url: cancelUrl, cart_id: id } = body.value;
  if (Object.keys(body.value).sort().join() !== MEMBERS.join()) return bad(`the members must be ${MEMBERS.join(', ')}`);
  const cart = cartOf(checkoutUrl, state);
  if (!cart || id !== `gid://shopify/Cart/${cart.token}?key=${cart.key}`) return json(404, { error: 'no such cart' });
  if (typeof cancelUrl !== 'string' || !cancelUrl.startsWith(`${url.origin}/`))
    return bad('checkout_cancel_url is not ours');
  if (cart.lines.length === 0) return json(200, { error: 'no_line_items' });
  if (!cart.lines.some(({ variant }) => variant.requiresShipping))
    return json(200, { error: 'no_eligible_line_items' });
  return json(200, {
    amazonPayOptions: {
      merchantId: AMAZON_MERCHANT,
      ledgerCurrency: cart.currency,
      productType: 'PayAndShip',
      createCheckoutSessionConfig: state.amazon.sign(cart, { review: `${checkoutUrl}`, cancel: cancelUrl }),
    },
  });
};

const WALLETS: Readonly<Record<string, Wallet>> = { amazon_pay: amazonPay, buy_with_prime: buyWithPrime };

/** The answer with a fault applied that comes after it was made. */
function changed(answer: Answer, fault: Fault): Answer {
  const given = JSON.parse(answer.body) as object;
  const body = JSON.stringify(damageBody({ ...given, ...fault.payload }, fault));
  return { ...answer, body: truncateText(body, fault) };
}

/**
 * What the shop's server says to a wallet that ends on somebody else's page: `/wallets/config/<wallet>`. First comes the fault that was
 * set under the wallet's name, then the check of the token. Null for any other path.
 */
export async function answerWallets(request: StoreRequest, state: StoreState): Promise<Answer | 'drop' | null> {
  const [, name = ''] = /^\/wallets\/config\/(\w+)$/.exec(request.url.pathname) ?? [];
  const wallet = Object.hasOwn(WALLETS, name) ? WALLETS[name] : undefined;
  if (!wallet) return null;
  const fault = state.faults.take(name);
  const scripted = await playFault(fault);
  if (scripted) return scripted;
  if (request.headers['x-shopify-storefront-access-token'] !== STOREFRONT_TOKEN) return unauthorized();
  const answer = wallet(request, state);
  return fault ? changed(answer, fault) : answer;
}
