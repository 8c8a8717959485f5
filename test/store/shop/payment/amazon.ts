import { randomBytes } from 'node:crypto';
import { SHOP_CURRENCY } from '../cart/money';
import type { CartState } from '../cart/cart-state';

/** The shop's account at Amazon. */
export const AMAZON_MERCHANT = 'KARUIDEMO';
const KEY = 'SANDBOX-KARUIDEMO0123456789';
const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2';

/** What a payload says of a subscription, whose amounts differ. */
const RECURRING = {
  chargePermissionType: 'Recurring',
  recurringMetadata: { frequency: { unit: 'Variable', value: '0' } },
};

/** What the shop's server signs for one cart, as Amazon's script takes it. */
export interface AmazonSession {
  payloadJSON: string;
  signature: string;
  publicKeyId: string;
  algorithm: string;
}

/** Where Amazon's page leads to. */
export interface AmazonWays {
  review: string;
  /** Back to the shop. */
  cancel: string;
}

/** JSON as some servers write it, with spaces and escapes: whoever parses it and writes it anew has another text. */
const unusualJson = (value: object): string =>
  JSON.stringify(value, null, 1).replace(
    /[^ -~\n]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A stand-in for Amazon and for the key that the shop has from it: which payload was signed for which cart. */
export const createAmazon = () => {
  const sessions = new Map<string, { payloadJSON: string; cartToken: string; ways: AmazonWays }>();
  return {
    sign(cart: CartState, ways: AmazonWays): AmazonSession {
      const payloadJSON = unusualJson({
        webCheckoutDetails: { checkoutReviewReturnUrl: ways.review, checkoutCancelUrl: ways.cancel },
        storeId: 'amzn1.application-oa2-client.karui-demo',
        merchantMetadata: { merchantReferenceId: cart.token, merchantStoreName: 'かるい茶舗', ledger: SHOP_CURRENCY },
        ...(cart.lines.some(({ sellingPlan }) => sellingPlan) && RECURRING),
      });
      const signature = randomBytes(48).toString('base64');
      sessions.set(signature, { payloadJSON, cartToken: cart.token, ways });
      return { payloadJSON, signature, publicKeyId: KEY, algorithm: ALGORITHM };
    },
    /** What was signed, for a session that is exactly as the shop gave it; undefined for any other. */
    signed({ payloadJSON, signature = '', publicKeyId, algorithm }: Partial<AmazonSession>) {
      const session = sessions.get(signature);
      // Amazon checks a signature by the key and the algorithm that are named: without an algorithm by the old one.
      const isSame = session?.payloadJSON === payloadJSON && publicKeyId === KEY && algorithm === ALGORITHM;
      return isSame ? session : undefined;
    },
    reset: () => sessions.clear(),
  };
};

export type Amazon = ReturnType<typeof createAmazon>;
