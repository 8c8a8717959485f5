import { toDecimal } from '../../shop/cart/money';
import type { PaypalOrder } from '../../shop/payment/paypal';
import { isPaypalBuyer, paypalBuyers } from '../../shop/payment/paypal-buyers';
import { json, type Answer } from '../http/answer';
import type { StoreRequest } from '../http/store-request';
import type { StoreState } from '../store-state';
import { paypalPath } from './paypal-file';

const notFound = (what: string): Answer => json(404, { error: `PayPal knows no ${what}` });

/** A script that was asked for without a client: the browser dispatches `error`, and nobody can read this. */
const noClient = (): Answer => ({
  ...json(400, null),
  headers: { 'content-type': 'text/javascript; charset=utf-8', 'x-violation': '2: the address has no client-id' },
  body: '/* SDK Validation error: client-id is not passed */',
});

const orderJson = ({ token, agreement, amount, currency }: PaypalOrder) => ({
  token,
  agreement,
  currency,
  intent: agreement ? 'tokenize' : 'capture',
  amount: toDecimal(amount),
});

function approve(token: string, { body }: StoreRequest, { paypal }: StoreState): Answer {
  const given = body.type === 'json' ? (body.value as { buyer?: unknown } | null) : null;
  const name = String(given?.buyer);
  if (!isPaypalBuyer(name)) return json(400, { error: `There is no buyer "${name}"` });
  const approval = paypal.approve(token, name);
  if (!approval) return notFound(`order ${token}`);
  // Of an agreement PayPal makes an order of its own.
  const orderId = token.replace(/^BA-/, 'EC-');
  return json(200, { payerId: approval.payerId, orderId });
}

/**
 * PayPal's own server, as its frame and its window ask it: `GET /api/buyers`, `GET /api/orders/<token>` (null when it is not known), and
 * `POST /api/orders/<token>/approve` with `{ buyer }`, by which the store learns of an approval. Null for any other path.
 */
export function answerPaypal(request: StoreRequest, state: StoreState): Answer | null {
  const path = paypalPath(request.url.pathname);
  if (path === null) return null;
  if (path === '/sdk/js' && !request.url.searchParams.get('client-id')) return noClient();
  if (request.method === 'GET' && path === '/api/buyers')
    return json(
      200,
      Object.entries(paypalBuyers).map(([name, { label, email }]) => ({ name, label, email })),
    );
  const [, token, act] = /^\/api\/orders\/([^/]+)(\/approve)?$/.exec(path) ?? [];
  if (token === undefined) return notFound(`page ${path}`);
  if (act) return request.method === 'POST' ? approve(token, request, state) : notFound(`page ${path}`);
  const order = state.paypal.order(token);
  return json(200, order ? orderJson(order) : null);
}
