import { loadScript, pageNonce } from '../../src/load-script';
import { askAtCheckout } from '../../src/press/cart/checkout-ending';
import type { Prepare } from '../../src/wallet';
import { errorOf } from './shown-error';
import { googleApi, type Callbacks, authJwt, googlePayParams } from './google-params';
import { paymentDataRequest, readyRequest } from './google-request';
import { runSheet, unavailable } from './google-sheet';

/** Google Pay: the whole order in Google's sheet. Where no sheet can be opened, checkout takes the order. */
export const prepare: Prepare = async (ctx) => {
  const firstAuth = authJwt(ctx.params, Date.now());
  if (firstAuth.type === 'none') return { eligible: false, reason: firstAuth.reason };
  const params = googlePayParams(ctx.params);
  if (params instanceof Error) {
    ctx.report(params);
    return { eligible: true, start: async () => null };
  }
  if (params.companyRequired) return { eligible: true, start: () => askAtCheckout(ctx) };
  const { PaymentsClient } = await loadScript(params.sdkUrl, googleApi);
  const nonce = pageNonce();
  /** Of the sheet that was opened last. */
  let callbacks: Callbacks | undefined;
  const client = new PaymentsClient({
    environment: params.environment,
    // For the styles and scripts that Google's script adds.
    ...(nonce && { nonce }),
    paymentDataCallbacks: {
      onPaymentDataChanged: async (data) =>
        callbacks ? callbacks.changed(data) : { error: await errorOf(null, 'SHIPPING_ADDRESS') },
      onPaymentAuthorized: async (data) =>
        callbacks
          ? callbacks.authorized(data)
          : { transactionState: 'ERROR', error: await errorOf(null, 'PAYMENT_AUTHORIZATION') },
    },
  });
  const { result } = await client.isReadyToPay(readyRequest(params));
  if (!result) return { eligible: false, reason: 'not_ready_to_pay' };
  return {
    eligible: true,
    async start() {
      const auth = authJwt(ctx.params, Date.now());
      if (auth.type === 'none') return { ...unavailable('not_eligible'), reason: auth.reason };
      if (!ctx.requiresShipping()) return unavailable('digital_cart');
      const request = paymentDataRequest(ctx, params, auth.jwt);
      return runSheet(ctx, params, request, async (ofThisSheet) => {
        // `loadPaymentData` throws while a sheet of this client is open: that sheet keeps its callbacks, because they are set after this.
        const closed = client.loadPaymentData(request);
        ctx.opened();
        callbacks = ofThisSheet;
        return closed;
      });
    },
  };
};
