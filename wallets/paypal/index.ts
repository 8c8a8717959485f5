import { withTimeout } from '../../src/core/lib/with-timeout';
import type { Prepare } from '../../src/wallet';
import { partnerButton, type PartnerButton } from '../partner-button';
import { paintButton } from './button';
import { paypalParams, sdkAddress } from './params';
import { loadPayPal } from './sdk';

/** How long a press of our button waits for PayPal's, in milliseconds after the click. */
const BUTTON_LIMIT = 2000;

/** Why Venmo is withdrawn where an agreement to later payments is needed, for developers: Venmo has none. */
const NO_AGREEMENTS = 'billing_agreement';

/** Wallet's element → PayPal's button there. One that was withdrawn and is back is prepared anew, and shows the same. */
const buttons = new WeakMap<Element, PartnerButton>();

/**
 * PayPal and Venmo: the shopper approves in PayPal's window, then goes on at checkout. Only a click on PayPal's own button opens the
 * window, so that one takes the place of ours. Where it has not come, checkout takes the order. Rejects for wrong parameters, and where
 * PayPal's script does not come.
 */
export const prepare: Prepare = async (ctx) => {
  const isVenmo = ctx.wallet === 'venmo';
  const params = paypalParams(ctx);
  const needsAgreement = () => params.requiresBillingAgreement || ctx.hasPlan();
  const addressOf = (agreement: boolean) => sdkAddress(params, agreement, ctx.buyerCurrency);
  if (isVenmo && needsAgreement()) return { eligible: false, reason: NO_AGREEMENTS };
  // Where Trusted Types are required this throws, as PayPal's script would, whose error would be the page's.
  document.createElement('i').innerHTML = '';
  await loadPayPal(addressOf(needsAgreement()));

  return {
    eligible: true,
    async start(_opened, at = performance.now()) {
      try {
        // Where `show` was not called there is none, and this throws, too.
        await withTimeout(at + BUTTON_LIMIT - performance.now(), buttons.get(ctx.element)!.takeOver());
        return { type: 'unavailable', wallet: ctx.instrument, because: 'press_again' };
      } catch {
        return null;
      }
    },
    show(stage) {
      const button = partnerButton(stage, needsAgreement, async (place, agreement) => {
        if (!isVenmo || !agreement)
          return paintButton({ ctx, params, agreement, needsAgreement }, addressOf(agreement), stage, place);
        stage.withdraw(NO_AGREEMENTS);
        return null;
      });
      buttons.set(stage.element, button);
      return button.close;
    },
  };
};
