import type { CartState } from '../../../store/shop/cart/cart-state';
import { checkoutOf } from '../../../store/shop/cart/checkout';
import type { Seen } from '../seen';
import { mayRepeat, sentOf } from './submissions';

const WRITES = /^cart(?:(?:BillingAddress|BuyerIdentity|Payment|SelectedDeliveryOptions)Update|SubmitForCompletion)$/;

/** What is wrong with payments and submissions: each belongs to the press of Pay before it. */
export function wrongWithAttempts(seen: Seen): string[] {
  const { approved, store } = seen;
  const wrong: string[] = [];
  store.sent.forEach((one, index) => {
    const { operation, variables } = one;
    if (operation !== 'cartPaymentUpdate' && operation !== 'cartSubmitForCompletion') return;
    const press = approved.findLast(({ sent }) => sent <= index);
    if (!press) return wrong.push(`${operation} before anybody paid`);
    if (operation === 'cartPaymentUpdate') {
      const { amount } = (variables['payment'] as { amount: { amount: string } }).amount;
      if (Number(amount) !== Number(press.total)) wrong.push(`${amount} is paid, and ${press.total} was shown`);
      return;
    }
    const { attemptToken } = variables;
    if (attemptToken !== press.token) wrong.push('a submission has the token of another attempt');
    const before = store.sent
      .slice(0, index)
      .findLast((other) => other.operation === operation && other.variables['attemptToken'] === attemptToken);
    if (before && !mayRepeat(before)) wrong.push('an attempt is submitted twice');
  });
  return wrong;
}

const isPersonal = (cart: CartState): boolean => {
  const { deliveryAddress, billingAddress, payment } = checkoutOf(cart);
  return [cart.email, cart.phone, deliveryAddress, billingAddress, payment].some((one) => one !== null);
};

/** What is wrong with how the store is left. */
export function wrongWithTraces(seen: Seen): string[] {
  const wrong: string[] = [];
  const removals = sentOf(seen, 'cartRemovePersonalData');
  const calls = removals.filter((_one, index) => index === 0 || !mayRepeat(removals[index - 1]!));
  const expected = sentOf(seen, 'cartPrepareForCompletion').length > 0 ? 1 : 0;
  // Of a page that is left while its order is being made nothing is removed.
  if (calls.length !== expected && !(seen.wasHidden && calls.length === 0))
    wrong.push(`personal data is removed ${calls.length} times, not ${expected}`);
  if (removals.some(({ keepalive }) => !keepalive)) wrong.push('a removal dies with its page');
  if (removals.some(({ at }) => at < seen.endedAt!)) wrong.push('personal data is removed while the sheet is open');
  if (!seen.wasHidden && seen.store.carts().some(isPersonal)) wrong.push('personal data is left in the store');
  const late = seen.store.sent.filter(({ operation, at }) => WRITES.test(operation) && at > seen.endedAt!);
  if (late.length > 0) wrong.push(`${late[0]?.operation} is sent after the sheet has ended`);
  return wrong;
}
