import { toDecimal } from '../../../../shop/cart/money';
import { needsDelivery } from '../../../../shop/delivery/groups';
import type { CallContext } from '../../call-context';
import { openCart } from '../../open-cart';

/**
 * `paypalBuyerDetailsFetch`: who has approved, where it goes (nowhere for a cart without delivery), and what was approved. Before the
 * approval nothing is known.
 */
export const paypalBuyerDetailsFetch = ({ token, cartId }: { token: string; cartId: string }, context: CallContext) => {
  const cart = context.refused ? null : openCart(cartId, context);
  if (context.refused) return { buyerDetails: null, userErrors: [] };
  const order = context.paypal.order(token);
  const approval = cart && context.paypal.approval(token, cart.token);
  if (!cart || !order || !approval)
    return {
      buyerDetails: null,
      userErrors: [{ code: 'NO_PENDING_TASK', field: ['token'], message: 'Nothing was approved for this cart.' }],
    };
  const { email, destination, billing } = approval.buyer;
  return {
    buyerDetails: {
      email,
      expiresAt: approval.expiresAt,
      remoteOrderId: token,
      destinationAddress: needsDelivery(cart) ? destination : null,
      billingAddress: billing,
      payerApprovedAmount: { amount: toDecimal(approval.amount), currencyCode: order.currency },
    },
    userErrors: [],
  };
};
