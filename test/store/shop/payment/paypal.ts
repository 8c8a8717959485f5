import { randomBytes } from 'node:crypto';

export interface Paypal {
  /** A token for one cart: `EC-…`, or `BA-…` for an agreement that pays a subscription again and again. */
  createToken(cartToken: string, billingAgreement: boolean): string;
  /** Whether a token was made for this cart and is still good. */
  belongs(token: string, cartToken: string): boolean;
  /** Drops every token of a cart. */
  forget(cartToken: string): void;
  reset(): void;
}

/** A stand-in for PayPal: which token was made for which cart. */
export const createPaypal = (): Paypal => {
  const carts = new Map<string, string>();
  return {
    createToken(cartToken, billingAgreement) {
      const token = `${billingAgreement ? 'BA' : 'EC'}-${randomBytes(9).toString('hex').slice(0, 17).toUpperCase()}`;
      carts.set(token, cartToken);
      return token;
    },
    belongs: (token, cartToken) => carts.get(token) === cartToken,
    forget(cartToken) {
      for (const [token, cart] of carts) if (cart === cartToken) carts.delete(token);
    },
    reset: () => carts.clear(),
  };
};
