import { CALL_TO_ACTION } from '../../src/names';
import type { OurButton } from '../../src/wallet';
import type { PartnerPainted } from '../partner-button';
import type { PayPalSale } from './paypal-params';
import type { ButtonOptions, Cancelled } from './v5-types';
import { beginPayPal, type PayPalPress } from './paypal-press';
import { loadPayPal } from './load-paypal';

/** The button's look (https://developer.paypal.com/sdk/js/reference/#style). The theme's corners are kept: the box cuts off PayPal's. */
const styleOf = ({ ctx: { wallet }, params }: PayPalSale, { element }: OurButton): ButtonOptions['style'] => ({
  // PayPal refuses a Venmo button in gold.
  color: wallet === 'venmo' ? 'blue' : params.color,
  shape: 'sharp',
  label: element.hasAttribute(CALL_TO_ACTION) ? 'pay' : 'paypal',
  height: Math.min(55, Math.max(25, element.offsetHeight)),
  disableMaxWidth: true,
  tagline: false,
});

/** Handlers of a button's presses. */
interface Presses {
  options: Omit<ButtonOptions, 'fundingSource' | 'style'>;
  /** Closes the window of a button that has gone. */
  closeWindow(): void;
}

/** The page never sees the click: PayPal calls `onClick` when its window is open. */
function pressesOf(sale: PayPalSale, { press }: OurButton): Presses {
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

/**
 * Paints PayPal's or Venmo's own button. Null if it paints nothing: then our button stays.
 *
 * @param address of PayPal's script
 * @param place the element for PayPal's frame
 */
export async function paintButton(
  sale: PayPalSale,
  address: string,
  ours: OurButton,
  place: HTMLElement,
): Promise<PartnerPainted | null> {
  const { wallet } = sale.ctx;
  const { Buttons } = await loadPayPal(address);
  const { options, closeWindow } = pressesOf(sale, ours);
  const button = Buttons({
    // PayPal uses the same names as we do, `paypal` and `venmo`.
    fundingSource: wallet,
    style: styleOf(sale, ours),
    ...options,
  });
  if (!button.isEligible()) {
    ours.withdraw('not_eligible');
    return null;
  }
  const close = () => {
    closeWindow();
    button.close().catch(() => {
      // The page or PayPal has already closed it.
    });
  };
  await button.render(place).catch((error: unknown) => place.isConnected && ours.report(error));
  // `render` resolves even after some failures.
  const frame = place.querySelector('iframe');
  if (!frame) close();
  return frame && { element: frame, close };
}
