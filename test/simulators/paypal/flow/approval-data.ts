import type { Approval, Funding } from '../rules/paypal-types';

interface Approved {
  token: string;
  agreement: boolean;
  funding: Funding;
  approval: Approval;
}

/** What `onApprove` is given. Of an agreement PayPal makes an order, so its id is another than the token. */
export function approvalData({ token, agreement, funding, approval }: Approved): Record<string, unknown> {
  const payerID = approval.payerId;
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
