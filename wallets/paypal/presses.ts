import { withTimeout } from '../../src/core/lib/with-timeout';
import { ensureExport } from '../../src/core/lib/ensure-export';
import { neededCode } from '../../src/press/api/code-missing';
import type { Ending, OurButton } from '../../src/wallet';
import type { PayPalSale } from './params';
import type { ButtonOptions, Cancelled } from './paypal';
import type { Popup } from './paypal-window';

/** How long PayPal waits for our code, in milliseconds. */
const LOAD_LIMIT = 20_000;

const loadWindow = () => neededCode(withTimeout(LOAD_LIMIT, ensureExport(import('./paypal-window'), 'popup')));

/** One press, whose code is loaded while PayPal's window opens. */
export interface PayPalPress {
  load(): Promise<Popup>;
  /** Runs the press; `endedEarly` is its ending where it is over before it began. */
  run(endedEarly?: Ending): Promise<Ending>;
  /** Hands on what PayPal tells. */
  tell(what: (popup: Popup) => void): void;
}

/** Begins a press. Nothing is loaded before one of its functions is called: for a refused click, nothing would handle a failure. */
export function beginPayPal(sale: PayPalSale): PayPalPress {
  let loading: Promise<Popup> | undefined;
  const load = () => (loading ??= loadWindow().then(({ popup }) => popup(sale)));
  return {
    load,
    run: (endedEarly) =>
      load().then(
        (popup) => popup.run(endedEarly),
        (error: unknown) => endedEarly ?? { type: 'unrecoverable', error },
      ),
    tell(what) {
      load().then(what, () => {
        // Our code could not be fetched: checkout takes the order.
      });
    },
  };
}

/** Handlers of a button's presses. */
interface Presses {
  options: Omit<ButtonOptions, 'fundingSource' | 'style'>;
  /** The button has gone, and its window with it. */
  gone(): void;
}

/** The page never sees the click: PayPal calls `onClick` when its window is open. */
export function pressesOf(sale: PayPalSale, { press }: OurButton): Presses {
  let current: PayPalPress | undefined;
  const tell: PayPalPress['tell'] = (what) => current?.tell(what);
  const cancel = (data?: Cancelled) => tell((popup) => popup.cancel(data));
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
        current?.tell(() => {});
        return current ? actions.resolve() : actions.reject();
      },
      ...(sale.agreement ? { createBillingAgreement: create } : { createOrder: create }),
      // Not waited for: the window closes when the promise has settled.
      onApprove: async (data) => tell((popup) => popup.approve(data)),
      onCancel: cancel,
      onError: (error) => tell((popup) => popup.error(error)),
    },
    gone: cancel,
  };
}
