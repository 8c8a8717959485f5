import type { UserError } from '../user-error';
import type { AddressInput } from '../delivery/address';
import type { PaymentState } from '../cart/checkout';
import type { CartState } from '../cart/cart-state';
import { costOfCart } from '../cart/cost';
import { totalsOfCart } from '../cart/totals';
import { wrongAppleMember, type AppleContent } from './check-apple-pay';
import { wrongMember, type PaypalContent } from './check-paypal';
import type { Paypal } from './paypal';

interface WithBilling {
  billingAddress: AddressInput;
}

type GoogleContent = WithBilling & { signature: string; signedMessage: string; protocolVersion: string };

interface WalletInput {
  applePayWalletContent?: (WithBilling & AppleContent) | null;
  googlePayWalletContent?: GoogleContent | null;
  paypalWalletContent?: PaypalContent | null;
  shopPayWalletContent?: (WithBilling & { sessionToken: string }) | null;
}

export interface PaymentInput {
  amount: { amount: string; currencyCode: string };
  freePaymentMethod?: WithBilling | null;
  walletPaymentMethod?: WalletInput | null;
}

interface Method {
  method: PaymentState['method'];
  billingAddress: AddressInput;
  /** The argument's path below `payment`. */
  field: string[];
  /** The error and its leaf, when the content itself is not valid. */
  problem: { code: string; leaf: string[]; message: string } | null;
}

const UNSUPPORTED: Method['problem'] = {
  code: 'PAYMENT_METHOD_NOT_SUPPORTED',
  leaf: [],
  message: 'The payment method is not supported',
};

const isJsonObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

const invalid = (leaf: string): Method['problem'] => ({
  code: 'INVALID_PAYMENT',
  leaf: [leaf],
  message: `The ${leaf} is not valid`,
});

const appleProblem = (content: AppleContent): Method['problem'] => {
  if (!['EC_v1', 'RSA_v1'].includes(content.version)) return UNSUPPORTED;
  const leaf = wrongAppleMember(content);
  return leaf && invalid(leaf);
};

/** A token of Google Pay: only Google's gateway can read it, but its parts have to be there as Google has written them. */
const googleProblem = ({ protocolVersion, signature, signedMessage }: GoogleContent): Method['problem'] => {
  if (!['ECv1', 'ECv2'].includes(protocolVersion)) return UNSUPPORTED;
  const leaf = signature === '' ? 'signature' : isJsonObject(signedMessage) ? null : 'signedMessage';
  return leaf && invalid(leaf);
};

const paypalProblem = (content: PaypalContent, cart: CartState, paypal: Paypal): Method['problem'] => {
  const leaf = wrongMember(content, cart, paypal, Date.now());
  return leaf && { code: 'INVALID_PAYMENT', leaf: [leaf], message: `The ${leaf} is not that of the approval` };
};

/** Every method in the input; the API requires exactly one. */
const methodsOf = ({ freePaymentMethod, walletPaymentMethod }: PaymentInput, cart: CartState, paypal: Paypal) => {
  const wallet = <T extends WithBilling>(
    method: Method['method'],
    name: keyof WalletInput,
    content: T | null | undefined,
    problemOf: (content: T) => Method['problem'],
  ): Method[] => {
    if (!content) return [];
    const { billingAddress } = content;
    return [{ method, billingAddress, field: ['walletPaymentMethod', name], problem: problemOf(content) }];
  };
  const given = walletPaymentMethod ?? {};
  const free: Method[] = freePaymentMethod
    ? [
        {
          method: 'free',
          billingAddress: freePaymentMethod.billingAddress,
          field: ['freePaymentMethod'],
          problem: null,
        },
      ]
    : [];
  return [
    ...free,
    ...wallet('apple_pay', 'applePayWalletContent', given.applePayWalletContent, appleProblem),
    ...wallet('google_pay', 'googlePayWalletContent', given.googlePayWalletContent, googleProblem),
    ...wallet('paypal', 'paypalWalletContent', given.paypalWalletContent, (content) =>
      paypalProblem(content, cart, paypal),
    ),
    ...wallet('shop_pay', 'shopPayWalletContent', given.shopPayWalletContent, ({ sessionToken }) =>
      sessionToken.trim() === '' ? invalid('sessionToken') : null,
    ),
  ];
};

const problem = (code: string, field: string[], message: string) => ({
  problem: { code, field: ['payment', ...field], message },
});

/** Reads a decimal of the API as hundredths. */
const hundredths = (amount: string): number => Math.round(Number(amount) * 100);

/**
 * Reads a payment: one method, whose amount is exactly the cart's total. A total of 0 is paid by the method "free"; PayPal is
 * allowed too, and a subscription needs a real method, because it will cost something later.
 */
export const checkPayment = (
  cart: CartState,
  input: PaymentInput,
  paypal: Paypal,
): { payment: PaymentState; billingAddress: AddressInput; field: string[] } | { problem: UserError } => {
  if (totalsOfCart(cart).quantity === 0)
    return problem('INVALID_PAYMENT_EMPTY_CART', [], 'Cannot update payment on an empty cart');
  const methods = methodsOf(input, cart, paypal);
  const [chosen] = methods;
  if (!chosen || methods.length > 1) return problem('INVALID_PAYMENT', [], 'Name exactly one payment method');
  if (chosen.problem)
    return problem(chosen.problem.code, [...chosen.field, ...chosen.problem.leaf], chosen.problem.message);

  const { total } = costOfCart(cart);
  const isFree = total === 0 && cart.lines.every((line) => !line.sellingPlan);
  if (chosen.method === 'free' && !isFree)
    return problem('INVALID_PAYMENT', ['freePaymentMethod'], 'The cart is not free');
  if (isFree && chosen.method !== 'free' && chosen.method !== 'paypal')
    return problem(
      'PAYMENT_METHOD_NOT_APPLICABLE',
      chosen.field,
      'The payment method is not applicable to a free cart',
    );
  const amount = hundredths(input.amount.amount);
  if (amount !== total || input.amount.currencyCode !== cart.currency)
    return problem('INVALID_PAYMENT', ['amount'], 'The payment amount does not match the total amount of the cart');
  return {
    payment: { method: chosen.method, amount, currency: cart.currency },
    billingAddress: chosen.billingAddress,
    field: [...chosen.field, 'billingAddress'],
  };
};
