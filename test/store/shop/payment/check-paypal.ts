import type { CartState } from '../cart/cart-state';
import { toDecimal } from '../cart/money';
import type { AddressInput } from '../delivery/address';
import { PAYPAL_MERCHANT, type Paypal } from './paypal';

/** What a cart is paid with by PayPal. */
export interface PaypalContent {
  billingAddress: AddressInput;
  email: string;
  expiresAt: string;
  payerId: string;
  token: string;
  acceptedSubscriptionTerms?: boolean | null;
  vaultingAgreement?: boolean | null;
  merchantId?: string | null;
  payerApprovedAmount?: { amount: string; currencyCode: string } | null;
}

const isSameAmount = (given: PaypalContent['payerApprovedAmount'], hundredths: number, currency: string): boolean =>
  !given || (Number(given.amount) === Number(toDecimal(hundredths)) && given.currencyCode === currency);

/**
 * The member that is not what PayPal has said of this cart's approval, or what the cart asks for; null when there is none.
 *
 * @param now milliseconds
 */
export function wrongMember(
  content: PaypalContent,
  cart: CartState,
  paypal: Pick<Paypal, 'order' | 'approval'>,
  now: number,
): keyof PaypalContent | null {
  const { token, expiresAt } = content;
  const order = paypal.order(token);
  const approval = paypal.approval(token, cart.token);
  if (!order || !approval) return 'token';
  const { buyer } = approval;
  const hasPlan = cart.lines.some(({ sellingPlan }) => sellingPlan !== null);
  const checks: [keyof PaypalContent, boolean][] = [
    // A date that can't be read is NaN, for which the comparison is false: it counts as past.
    ['expiresAt', expiresAt === approval.expiresAt && Date.parse(expiresAt) > now],
    ['payerId', content.payerId === approval.payerId],
    ['email', content.email === buyer.email],
    ['merchantId', content.merchantId === PAYPAL_MERCHANT],
    ['vaultingAgreement', (content.vaultingAgreement ?? false) === order.agreement],
    ['acceptedSubscriptionTerms', (content.acceptedSubscriptionTerms ?? false) === hasPlan],
    ['payerApprovedAmount', isSameAmount(content.payerApprovedAmount, approval.amount, order.currency)],
  ];
  return checks.find(([, isRight]) => !isRight)?.[0] ?? null;
}
