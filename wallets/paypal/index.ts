import { goToCheckout } from '../../src/checkout/go-to-checkout';
import { withTimeout } from '../../src/lib/with-timeout';
import type { Prepare } from '../../src/wallet';
import { partnerButton, type PartnerButton } from '../partner-button';
import { paintButton } from './button';
import { paypalParams, sdkAddress } from './params';
import { loadPayPal } from './sdk';

/** How long a press of our button waits for PayPal's, in milliseconds after the click. */
const BUTTON_LIMIT = 2000;

/**
 * PayPal and Venmo: the shopper approves in PayPal's window, then goes on at checkout. Only a click on PayPal's own button opens the
 * window, so that one takes the place of ours. Where it has not come, checkout takes the order.
 */
export const prepare: Prepare = async (ctx) => {
  const isVenmo = ctx.wallet === 'venmo';
  const name = isVenmo ? 'Venmo' : 'PayPal';
  const params = paypalParams(ctx);
  if (params instanceof Error) {
    ctx.report(params);
    return { eligible: true, start: () => goToCheckout(ctx) };
  }
  const needsAgreement = () => params.requiresBillingAgreement || ctx.hasSellingPlan();
  const addressOf = (agreement: boolean) => sdkAddress(params, agreement, ctx.buyerCurrency);
  const noAgreements = 'Venmo has no billing agreements';
  if (isVenmo && needsAgreement()) return { eligible: false, reason: noAgreements };
  await loadPayPal(addressOf(needsAgreement()));

  let shown: PartnerButton | undefined;
  return {
    eligible: true,
    async start(_opened, at = performance.now()) {
      try {
        if (!shown) throw new Error('no button');
        await withTimeout(at + BUTTON_LIMIT - performance.now(), shown.takeOver());
        return { type: 'unavailable', wallet: name, because: 'press_again' };
      } catch {
        return goToCheckout(ctx);
      }
    },
    show(stage) {
      const mine = (shown = partnerButton(stage, needsAgreement, async (place, agreement) => {
        if (!isVenmo || !agreement)
          return paintButton({ ctx, params, agreement, name }, addressOf(agreement), stage, place);
        stage.withdraw(noAgreements);
        return null;
      }));
      return () => {
        if (shown === mine) shown = undefined;
        mine.close();
      };
    },
  };
};
