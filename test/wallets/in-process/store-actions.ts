import type { Trouble } from './journey';
import type { InProcessStore } from './store';

/** Makes something go wrong from now on. */
export function trouble(store: InProcessStore, one: Trouble): void {
  if (one.do === 'fault') store.fault(one.fault);
  else if (one.do === 'api') store.state.api.set(one.without);
  else store.mishap(one.operation, one.mishap);
}

/** The shop raises its prices. */
export function reprice({ carts }: InProcessStore): void {
  for (const cart of carts()) {
    for (const line of cart.lines) line.variant = { ...line.variant, price: line.variant.price + 10_000 };
  }
}

/** In another tab the shopper takes out of the cart what was put in last. */
export function takeOut({ carts }: InProcessStore): void {
  for (const { lines } of carts()) lines.shift();
}

/** The platform takes these out of the store's API. */
export const api = (without: readonly string[]): Trouble => ({ do: 'api', without });

/** Makes an operation of the store fail, this many times. */
export const fault = (operation: string, effect: object, times = 1): Trouble => ({
  do: 'fault',
  fault: { operation, ...effect, times },
});
