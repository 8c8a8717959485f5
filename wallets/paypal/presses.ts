import { withTimeout } from '../../src/core/lib/with-timeout';
import { whole } from '../../src/core/lib/whole';
import { needed } from '../../src/press/api/client-error';
import type { Ending, OurButton } from '../../src/wallet';
import type { PayPalSale } from './params';
import type { ButtonOptions, Cancelled } from './paypal';
import type { Popup } from './paypal-window';

/** How long PayPal waits for our code, in milliseconds. */
const LOAD_LIMIT = 20_000;

const loadWindow = () => needed(withTimeout(LOAD_LIMIT, whole(import('./paypal-window'), 'popup')));

/** Handlers of a button's presses. */
interface Presses {
  options: Omit<ButtonOptions, 'fundingSource' | 'style'>;
  /** The button has gone, and its window with it. */
  gone(): void;
}

/** The page never sees the click: PayPal calls `onClick` when its window is open. */
export function pressesOf(sale: PayPalSale, { press }: OurButton): Presses {
  let current: Promise<Popup> | undefined;
  const tell = (what: (popup: Popup) => void) => {
    current?.then(what, () => {
      // Our code could not be fetched: checkout takes the order.
    });
  };
  const cancel = (data?: Cancelled) => tell((popup) => popup.cancel(data));
  const create = async () => {
    // An old Safari asks although the click was refused: https://github.com/paypal/paypal-checkout-components/issues/1657
    if (!current) throw new Error('no press');
    return (await current).create();
  };
  return {
    options: {
      onClick(_data, actions) {
        let loading: Promise<Popup> | undefined;
        // Not loaded for a refused click, where nothing would handle a failure.
        const load = () => (loading ??= loadWindow().then(({ popup }) => popup(sale)));
        const run = (endedEarly?: Ending): Promise<Ending> =>
          load().then(
            (popup) => popup.run(endedEarly),
            (error: unknown) => endedEarly ?? { type: 'unrecoverable', error },
          );
        current = press(run) ? load() : undefined;
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
