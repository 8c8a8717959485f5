import type { Approval, Funding } from '../rules/paypal-types';
import type { Options } from '../shopper/options';

interface Approved {
  token: string;
  agreement: boolean;
  funding: Funding;
  approval: Approval;
  options: Options;
}

/** What `onApprove` is given. Of an agreement PayPal makes an order, so its id is another than the token. */
export function approvalData({ token, agreement, funding, approval, options }: Approved): Record<string, unknown> {
  const payerID = options.payerId === 'null' ? null : approval.payerId;
  if (funding === 'venmo') return { orderID: token, payerID, paymentSource: 'venmo' };
  return {
    orderID: agreement ? (approval.orderId ?? `EC-${token.slice(3)}`) : token,
    payerID,
    paymentID: null,
    billingToken: agreement ? token : null,
    facilitatorAccessToken: 'A21AAsimulated',
    paymentSource: 'paypal',
  };
}
