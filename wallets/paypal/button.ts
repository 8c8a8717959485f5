import type { Stage } from '../../src/wallet';
import type { PartnerPainted } from '../partner-button';
import type { PayPalSale } from './params';
import type { ButtonOptions } from './paypal';
import { pressesOf } from './presses';
import { loadPayPal } from './sdk';

/** The button's look (https://developer.paypal.com/sdk/js/reference/#style). Themes keep their corners: the box cuts them. */
const styleOf = (wallet: string, { element }: Stage): ButtonOptions['style'] => ({
  // Venmo's button is refused in gold.
  color: wallet === 'venmo' ? 'blue' : 'gold',
  shape: 'sharp',
  label: element.hasAttribute('call-to-action') ? 'pay' : 'paypal',
  height: Math.min(55, Math.max(25, element.offsetHeight)),
  disableMaxWidth: true,
  tagline: false,
});

/**
 * Paints PayPal's or Venmo's own button. Null when it paints nothing; then ours stays.
 *
 * @param address of PayPal's script
 * @param place what PayPal puts its frame into
 */
export async function paintButton(
  sale: PayPalSale,
  address: string,
  stage: Stage,
  place: HTMLElement,
): Promise<PartnerPainted | null> {
  const { wallet } = sale.ctx;
  const { Buttons } = await loadPayPal(address);
  const { options, gone } = pressesOf(sale, stage);
  const button = Buttons({
    // PayPal calls them `paypal` and `venmo`, as we do.
    fundingSource: wallet,
    style: styleOf(wallet, stage),
    ...options,
  });
  if (!button.isEligible()) {
    stage.withdraw('not_eligible');
    return null;
  }
  const close = () => {
    gone();
    button.close().catch(() => {
      // Closed already, by the page or by PayPal.
    });
  };
  await button.render(place).catch((error: unknown) => place.isConnected && stage.report(error));
  // `render` resolves for some failures, too.
  const frame = place.querySelector('iframe');
  if (!frame) close();
  return frame && { element: frame, close };
}
