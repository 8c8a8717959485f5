import { createCarts, type Carts } from '../shop/cart/carts';
import { createStock, type Stock } from '../shop/cart/stock';
import { createFaults, type Faults } from './control/faults';
import { createRequestLog, type RequestLog } from './control/request-log';
import { createAttempts, type Attempts } from '../shop/payment/attempts';
import { createReceivedList, type ReceivedList } from './telemetry/received';
import { createAmazon, type Amazon } from '../shop/payment/amazon';
import { createPaypal, type Paypal } from '../shop/payment/paypal';

/** Everything the store remembers between two requests. */
export interface StoreState {
  carts: Carts;
  stock: Stock;
  attempts: Attempts;
  paypal: Paypal;
  amazon: Amazon;
  faults: Faults;
  requests: RequestLog;
  telemetry: ReceivedList;
}

/** The state of a new store: no carts, everything in stock, no faults. */
export const createStoreState = (): StoreState => ({
  carts: createCarts(),
  stock: createStock(),
  attempts: createAttempts(),
  paypal: createPaypal(),
  amazon: createAmazon(),
  faults: createFaults(),
  requests: createRequestLog(),
  telemetry: createReceivedList(),
});

/** Makes a store new again, in place. */
export const resetStore = (state: StoreState): void => {
  state.carts.reset();
  state.stock.reset();
  state.attempts.reset();
  state.paypal.reset();
  state.amazon.reset();
  state.faults.clear();
  state.requests.clear();
  state.telemetry.clear();
};
