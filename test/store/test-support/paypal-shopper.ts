import { tokyo } from './addresses';
import type { Buyer, BuyersCart } from './buyer';
import type { OpenStore } from './open-store';

interface Details {
  email: string;
  expiresAt: string;
  destinationAddress: Record<string, string | null> | null;
  billingAddress: Record<string, string | null> | null;
  payerApprovedAmount: { amount: string; currencyCode: string };
}

/** A shopper with a PayPal account, for tests of payments by PayPal. */
export const createPaypalShopper = (store: OpenStore, buyer: Buyer) => {
  const shopper = {
    async token(cartId: string, billingAgreement = false): Promise<string> {
      const { token } = await buyer.call('paypalTokenCreate.ext', { cartId, billingAgreement });
      return token as string;
    },
    /** Approves in PayPal's window. @returns the payer's id */
    async approve(token: string, name = 'tokyo'): Promise<string> {
      const answer = await store.post(`/__paypal/api/orders/${token}/approve`, { buyer: name });
      return ((await answer.json()) as { payerId: string }).payerId;
    },
    async details(cartId: string, token: string): Promise<Details> {
      const { buyerDetails } = await buyer.call('PayPalBuyerDetailsFetch.ext', { cartId, token });
      return buyerDetails as unknown as Details;
    },
    /** All that a payment by PayPal needs, approved. */
    async content({ id }: BuyersCart, { name = 'tokyo', agreement = false, terms = false } = {}) {
      const token = await shopper.token(id, agreement);
      const payerId = await shopper.approve(token, name);
      const { email, expiresAt, payerApprovedAmount } = await shopper.details(id, token);
      return {
        billingAddress: tokyo,
        email,
        expiresAt,
        payerApprovedAmount,
        token,
        payerId,
        merchantId: 'KARUIDEMO',
        vaultingAgreement: agreement,
        acceptedSubscriptionTerms: terms,
      };
    },
  };
  return shopper;
};
