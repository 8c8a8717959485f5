import { PAYPAL_WINDOW } from '../../src/lib/chunk-names';
import { fetchChunk } from '../../src/lib/code';
import type * as Window from './paypal-window';
import { neededCode } from '../../src/press/needed-code';
import type { Ending, OurButton } from '../../src/wallet';
import type { PayPalSale } from './paypal-params';
import type { ButtonOptions, Cancelled } from './paypal-types';
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

/** Handlers of a button's presses. */
interface Presses {
  options: Omit<ButtonOptions, 'fundingSource' | 'style'>;
  /** Closes the window of a button that has gone. */
  closeWindow(): void;
}

/** The page never sees the click: PayPal calls `onClick` when its window is open. */
export function pressesOf(sale: PayPalSale, { press }: OurButton): Presses {
  let current: PayPalPress | undefined;
  const pass: PayPalPress['pass'] = (what) => current?.pass(what);
  const cancel = (data?: Cancelled) => pass((paypalWindow) => paypalWindow.cancel(data));
  const create = async () => {
    // An old Safari asks although the click was refused: https://github.com/paypal/paypal-checkout-components/issues/1657
    if (!current) throw new Error('no press');
    return (await current.load()).create();
  };
  return {
    options: {
      onClick(_data, actions) {
        const begun = beginPayPal(sale);
        current = press(begun.run) ? begun : undefined;
        // A failure is told by the press.
        current?.pass(() => {});
        return current ? actions.resolve() : actions.reject();
      },
      ...(sale.agreement ? { createBillingAgreement: create } : { createOrder: create }),
      // Not waited for: the window closes when the promise has settled.
      onApprove: async (data) => pass((paypalWindow) => paypalWindow.approve(data)),
      onCancel: cancel,
      onError: (error) => pass((paypalWindow) => paypalWindow.error(error)),
    },
    closeWindow: cancel,
  };
}
