import { PAYPAL_WINDOW } from '../../src/lib/chunk-names';
import { fetchChunk } from '../../src/lib/code';
import type * as Window from './paypal-window';
import { neededCode } from '../../src/press/needed-code';
import type { Ending } from '../../src/wallet';
import type { PayPalSale } from './paypal-params';
import type { PayPalWindow } from './paypal-window';

const loadWindow = () => neededCode(fetchChunk<typeof Window>(PAYPAL_WINDOW));

/** One press, whose code is loaded while PayPal's window opens. */
export interface PayPalPress {
  load(): Promise<PayPalWindow>;
  /** Runs the press; `endedEarly` is its ending where it is over before it began. */
  run(endedEarly?: Ending): Promise<Ending>;
  /** Hands on an event of PayPal. */
  pass(what: (paypalWindow: PayPalWindow) => void): void;
}

/** Begins a press. Nothing is loaded before one of its functions is called: for a refused click, nothing would handle a failure. */
export function beginPayPal(sale: PayPalSale): PayPalPress {
  let loading: Promise<PayPalWindow> | undefined;
  const load = () => (loading ??= loadWindow().then(({ paypalWindow }) => paypalWindow(sale)));
  return {
    load,
    run: (endedEarly) =>
      load().then(
        (paypalWindow) => paypalWindow.run(endedEarly),
        (error: unknown) => endedEarly ?? { type: 'unrecoverable', error },
      ),
    pass(what) {
      load().then(what, () => {
        // Our code could not be fetched: checkout takes the order.
      });
    },
  };
}
