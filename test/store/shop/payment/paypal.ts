import { randomBytes } from 'node:crypto';
import type { CartState } from '../cart/cart-state';
import { costOfCart } from '../cart/cost';
import { paypalBuyers, type PaypalBuyer, type PaypalBuyerName } from './paypal-buyers';

/** The shop's account at PayPal. */
export const PAYPAL_MERCHANT = 'KARUIDEMO';

/** How long an approval is good, in milliseconds: three hours. */
const GOOD_FOR = 3 * 60 * 60 * 1000;

/** What a shopper is asked to approve. */
export interface PaypalOrder {
  /** `EC-…`, or `BA-…` for an agreement that pays a subscription again and again. */
  token: string;
  agreement: boolean;
  /** Hundredths of `currency`, as it was when the token was made. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** What a shopper has approved. */
export interface PaypalApproval {
  buyer: PaypalBuyer;
  payerId: string;
  /** ISO 8601. */
  expiresAt: string;
  /** Hundredths of the order's currency. */
  amount: number;
}

/** PayPal's own id of a person: 13 letters. */
const payerIdOf = (buyer: PaypalBuyerName): string =>
  buyer
    .replace(/[^a-z]/g, '')
    .toUpperCase()
    .padEnd(13, 'KARUIDEMOSHOP')
    .slice(0, 13);

/** A stand-in for PayPal: which token was made for which cart, and who has approved it. */
export const createPaypal = () => {
  const orders = new Map<string, PaypalOrder & { cartToken: string; approval?: PaypalApproval }>();
  return {
    createToken(cart: CartState, agreement: boolean): string {
      const token = `${agreement ? 'BA' : 'EC'}-${randomBytes(9).toString('hex').slice(0, 17).toUpperCase()}`;
      const { total: amount } = costOfCart(cart);
      orders.set(token, { token, cartToken: cart.token, agreement, amount, currency: cart.currency });
      return token;
    },
    /** Undefined for a token that was never made, or was forgotten. */
    order: (token: string): PaypalOrder | undefined => orders.get(token),
    /** A shopper has approved, in PayPal's window. Undefined for a token that nobody can approve. */
    approve(token: string, name: PaypalBuyerName): PaypalApproval | undefined {
      const order = orders.get(token);
      if (!order) return undefined;
      const buyer: PaypalBuyer = paypalBuyers[name];
      const left = buyer.isExpired ? -1000 : GOOD_FOR;
      order.approval = {
        buyer,
        payerId: payerIdOf(name),
        expiresAt: new Date(Date.now() + left).toISOString(),
        amount: buyer.approves === undefined ? order.amount : buyer.approves * 100,
      };
      return order.approval;
    },
    /** The approval of a token that was made for this cart. */
    approval(token: string, cartToken: string): PaypalApproval | undefined {
      const order = orders.get(token);
      return order?.cartToken === cartToken ? order.approval : undefined;
    },
    /** Drops every token of a cart. */
    forget(cartToken: string): void {
      for (const [token, order] of orders) if (order.cartToken === cartToken) orders.delete(token);
    },
    reset: () => orders.clear(),
  };
};

export type Paypal = ReturnType<typeof createPaypal>;
