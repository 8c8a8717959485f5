import { checkoutOf } from '../../shop/cart/checkout';
import { telemetryPage } from '../../pages/telemetry/telemetry-page';
import { empty, html, json, type Answer } from '../http/answer';
import type { StoreRequest } from '../http/store-request';
import { resetStore, type StoreState } from '../store-state';
import { answerConsent } from '../telemetry/consent';
import { isRecord } from './is-record';
import { readFaults } from './read-faults';

const setFaults = ({ body }: StoreRequest, state: StoreState): Answer => {
  const read =
    body.type === 'json' ? readFaults(body.value) : { problem: 'The body must be JSON: a fault or an array of them' };
  if ('problem' in read) return json(400, { error: read.problem });
  state.faults.set(read.faults);
  return json(200, state.faults.list());
};

/** What the store knows of the buyers of open carts, for tests of the removal of personal data. */
const buyers = (state: StoreState): Answer =>
  json(
    200,
    state.carts.all().map((cart) => {
      const { token, email, phone, attributes, buyerCountry } = cart;
      const { deliveryAddress, billingAddress, payment } = checkoutOf(cart);
      return { token, email, phone, attributes, buyerCountry, deliveryAddress, billingAddress, payment };
    }),
  );

const setApi = ({ body }: StoreRequest, { api }: StoreState): Answer => {
  const given = body.type === 'json' && isRecord(body.value) ? body.value['without'] : undefined;
  if (!Array.isArray(given) || !given.every((one) => typeof one === 'string'))
    return json(400, { error: 'The body must be JSON: { "without": ["taxes"] }' });
  try {
    api.set(given);
  } catch (error) {
    return json(400, { error: (error as Error).message });
  }
  return json(200, { without: api.missing() });
};

const clearFaults = (state: StoreState): Answer => {
  state.faults.clear();
  return empty(204);
};

const reset = (state: StoreState): Answer => {
  resetStore(state);
  return empty(204);
};

const clearReceived = (state: StoreState): Answer => {
  state.telemetry.clear();
  return empty(204);
};

const routes: Record<string, (request: StoreRequest, state: StoreState) => Answer> = {
  'GET /__store/requests': (_, state) => json(200, state.requests.all()),
  'GET /__store/orders': (_, state) => json(200, state.carts.orders()),
  'GET /__store/buyers': (_, state) => buyers(state),
  'POST /__store/reset': (_, state) => reset(state),
  'GET /__store/faults': (_, state) => json(200, state.faults.list()),
  'POST /__store/faults': setFaults,
  'DELETE /__store/faults': (_, state) => clearFaults(state),
  'GET /__store/api': (_, { api }) => json(200, { without: api.missing() }),
  'POST /__store/api': setApi,
  'GET /__store/telemetry': () => html(200, telemetryPage()),
  'GET /__store/telemetry/received': (_, { telemetry }) => json(200, { received: telemetry.all() }),
  'DELETE /__store/telemetry/received': (_, state) => clearReceived(state),
  'POST /__store/consent': answerConsent,
};

/** Whether a page of another site sends it, from the browser of who has the store open. Commands and tests name no site. */
const isFromElsewhere = ({ headers, url }: StoreRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined) ||
  ![url.origin, undefined].includes(headers.origin);

/**
 * Controls of the store, for tests and the panel; `null` for any other path.
 *
 * - `GET /__store/requests`: the calls to the API and the cart paths since the last reset, `{ method, url, headers, body }`.
 * - `GET /__store/buyers`: what is known of the buyer of each open cart: contact, addresses, attributes, payment.
 * - `GET /__store/orders`: the tokens of the carts that became orders since the last reset.
 * - `POST /__store/reset`: requests, faults, carts and stock back to the start.
 * - `GET /__store/telemetry`: a page for people. `GET /__store/telemetry/received`: `{ received }`, what the receivers got since the last
 *   reset. `DELETE`: forgets it.
 * - `POST /__store/api`: `{ without }`, what the API has lost from now on: short names of what is deprecated (`taxes`, `duties`, `discounts`,
 *   `preferences`), `before-2026-07`, or any `Type.field`; 400 `{ error }` for what it never had. `GET`: the same list.
 * - `POST /__store/consent`: see `answerConsent`.
 * - `GET /__store/faults`: the faults that are still to come. `POST`: one `Fault` or an array (see `read-faults.ts`), replacing
 *   those of the operations it names; 400 `{ error }` when it is not valid. `DELETE`: removes all.
 */
export const answerControl = (request: StoreRequest, state: StoreState): Answer | null => {
  const { method, url } = request;
  const route = routes[`${method} ${url.pathname}`];
  if (!route) return null;
  if (method !== 'GET' && isFromElsewhere(request))
    return json(403, { error: 'Only pages of this store may change it' });
  return route(request, state);
};
