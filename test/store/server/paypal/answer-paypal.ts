import { toDecimal } from '../../shop/cart/money';
import type { PaypalOrder } from '../../shop/payment/paypal';
import { isPaypalBuyer, paypalBuyers } from '../../shop/payment/paypal-buyers';
import { json as sameOriginJson, type Answer } from '../http/answer';
import type { StoreRequest } from '../http/store-request';
import type { StoreState } from '../store-state';
import { paypalPath } from './paypal-file';

/** Version 6 asks from the shop's page, which is of another origin. */
function json(status: number, value: unknown): Answer {
  const answer = sameOriginJson(status, value);
  return { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': '*' } };
}

/** A file that version 6 fetches for a component: its code is in the core already. */
const component = (): Answer => ({
  ...json(200, null),
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
  body: '/* a component */',
});

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
  // Version 6 sends a form: for JSON of another origin the browser would ask first.
  const given = body.type === 'json' || body.type === 'form' ? (body.value as { buyer?: unknown } | null) : null;
  const name = String(given?.buyer);
  if (!isPaypalBuyer(name)) return json(400, { error: `There is no buyer "${name}"` });
  const approval = paypal.approve(token, name);
  if (!approval) return notFound(`order ${token}`);
  // Of an agreement PayPal makes an order of its own.
  const orderId = token.replace(/^BA-/, 'EC-');
  return json(200, { payerId: approval.payerId, orderId });
}

/**
 * PayPal's own server, as its frame, its window and version 6 in the page ask it: `GET /api/eligible`, `GET /api/buyers`, `GET /api/orders/<token>` (null when it is not known), and
 * `POST /api/orders/<token>/approve` with `{ buyer }`, by which the store learns of an approval. Null for any other path.
 */
export function answerPaypal(request: StoreRequest, state: StoreState): Answer | null {
  const path = paypalPath(request.url.pathname);
  if (path === null) return null;
  if (path === '/sdk/js' && !request.url.searchParams.get('client-id')) return noClient();
  if (path === '/web-sdk/v6/component.js') return component();
  if (path === '/api/eligible') return json(200, {});
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
