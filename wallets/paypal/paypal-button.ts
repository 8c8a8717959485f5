import { CALL_TO_ACTION } from '../../src/names';
import type { OurButton } from '../../src/wallet';
import type { PartnerPainted } from '../partner-button';
import type { PayPalSale } from './paypal-params';
import type { ButtonOptions } from './paypal-types';
import { pressesOf } from './button-presses';
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
