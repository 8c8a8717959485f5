import { createCarts } from '../shop/cart/carts';
import { createStock } from '../shop/cart/stock';
import { createApiSwitch } from './control/api-switch';
import { createFaults } from './control/faults';
import { createRequestLog } from './control/request-log';
import { createAttempts } from '../shop/payment/attempts';
import { createReceivedList } from './telemetry/received';
import { createAmazon } from '../shop/payment/amazon';
import { createPaypal } from '../shop/payment/paypal';

/**
 * The state of a new store: no carts, everything in stock, no faults.
 *
 * @param without what its API has lost
 * @param writeMetrics gets each body of metrics that was taken, as a line of JSON
 */
export const createStoreState = (without: readonly string[] = [], writeMetrics?: (line: string) => void) => ({
  api: createApiSwitch(without),
  carts: createCarts(),
  stock: createStock(),
  attempts: createAttempts(),
  paypal: createPaypal(),
  amazon: createAmazon(),
  faults: createFaults(),
  requests: createRequestLog(),
  telemetry: createReceivedList(writeMetrics),
});

/** Everything the store remembers between two requests. */
export type StoreState = ReturnType<typeof createStoreState>;

/** Makes a store new again, in place. */
export const resetStore = (state: StoreState): void => {
  for (const part of [state.api, state.carts, state.stock, state.attempts, state.paypal, state.amazon]) part.reset();
  for (const part of [state.faults, state.requests, state.telemetry]) part.clear();
};
