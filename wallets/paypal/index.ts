import { PAYPAL_V6 } from '../../src/lib/chunk-names';
import { fetchChunk } from '../../src/lib/code';
import type * as V6 from './paypal-v6';
import { withTimeout } from '../../src/lib/async';
import { neededCode } from '../../src/press/needed-code';
import type { Prepare } from '../../src/wallet';
import { partnerButton, type PartnerButton } from '../partner-button';
import { paintButton } from './v5-button';
import { isV6, paypalParams, sdkAddress } from './paypal-params';
import { beginPayPal } from './paypal-press';
import { requiresTrustedTypes, loadPayPal } from './load-paypal';
import { PAYPAL_BUTTON_LIMIT } from '../limits';

/** Reason, for developers, why Venmo is withdrawn if an agreement to later payments is needed: Venmo has no such agreements. */
const NO_AGREEMENTS = 'billing_agreement';

/** Wallet's element → PayPal's button in it. A wallet that was withdrawn and comes back is prepared again, and uses the same button. */
const buttons = new WeakMap<Element, PartnerButton>();

/**
 * PayPal and Venmo: the shopper approves in PayPal's window, then continues at checkout. With version 5 of PayPal's script only a click on
 * PayPal's own button opens the window, so PayPal's button replaces ours. If it is not painted in time, checkout takes the order. Rejects if
 * the parameters are wrong, or if PayPal's script does not arrive.
 */
export const prepare: Prepare = async (ctx) => {
  const isVenmo = ctx.wallet === 'venmo';
  const params = paypalParams(ctx);
  const needsAgreement = () => params.requiresBillingAgreement || ctx.hasPlan();
  const addressOf = (agreement: boolean) => sdkAddress(params, agreement, ctx.buyerCurrency);
  if (isVenmo && needsAgreement()) return { eligible: false, reason: NO_AGREEMENTS };
  if (isV6(ctx, params)) {
    const { prepareV6 } = await neededCode(fetchChunk<typeof V6>(PAYPAL_V6));
    // Handed over, not imported there: a chunk that is fetched and imported needs the bundler's helper, see src/build/no-module-objects.ts.
    return prepareV6({ ctx, params, needsAgreement }, { beginPayPal, partnerButton, noAgreements: NO_AGREEMENTS });
  }
  // PayPal's script would throw there too, but that error would count as the page's.
  if (requiresTrustedTypes()) throw new Error('PayPal’s script does not run where Trusted Types are required');
  await loadPayPal(addressOf(needsAgreement()));

  return {
    eligible: true,
    async start(_opened, at = performance.now()) {
      try {
        // Throws too if there is no button, because `show` was not called.
        await withTimeout(at + PAYPAL_BUTTON_LIMIT - performance.now(), buttons.get(ctx.element)!.takeOver());
        return { type: 'unavailable', wallet: ctx.wallet, because: 'press_again', isTheirs: true };
      } catch {
        return null;
      }
    },
    show(ours) {
      const button = partnerButton(ours, needsAgreement, async (place, agreement) => {
        if (!isVenmo || !agreement)
          return paintButton({ ctx, params, agreement, needsAgreement }, addressOf(agreement), ours, place);
        ours.withdraw(NO_AGREEMENTS);
        return null;
      });
      buttons.set(ours.element, button);
      return button.close;
    },
  };
};
