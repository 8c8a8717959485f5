import { costOfCart } from '../../../shop/cart/cost';
import { toDecimal } from '../../../shop/cart/money';
import { needsDelivery } from '../../../shop/delivery/groups';
import { paypalBuyer } from '../../../shop/payment/buyer';
import type { CallContext } from '../call-context';
import { openCart } from '../open-cart';

const GOOD_FOR_MS = 3 * 60 * 60 * 1000;

/** `paypalBuyerDetailsFetch`: the buyer who approved, the address (none for a cart without delivery), and the current amount. */
export const paypalBuyerDetailsFetch = ({ token, cartId }: { token: string; cartId: string }, context: CallContext) => {
  const cart = context.refused ? null : openCart(cartId, context);
  if (context.refused) return { buyerDetails: null, userErrors: [] };
  if (!cart || !context.paypal.belongs(token, cart.token))
    return {
      buyerDetails: null,
      userErrors: [{ code: 'NO_PENDING_TASK', field: ['token'], message: 'Nothing was approved for this cart.' }],
    };
  return {
    buyerDetails: {
      email: paypalBuyer.email,
      expiresAt: new Date(Date.now() + GOOD_FOR_MS).toISOString(),
      remoteOrderId: token,
      destinationAddress: needsDelivery(cart) ? paypalBuyer.address : null,
      billingAddress: paypalBuyer.address,
      payerApprovedAmount: { amount: toDecimal(costOfCart(cart).total), currencyCode: cart.currency },
    },
    userErrors: [],
  };
};
