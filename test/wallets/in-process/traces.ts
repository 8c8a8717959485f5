import type { Ending } from '../../../src/wallet';
import type { CartState } from '../../store/shop/cart/cart-state';
import { checkoutOf } from '../../store/shop/cart/checkout';
import type { InProcessStore } from './store';
import { mayRepeat, ofOperation } from './sent';

const WRITES = /^cart(?:(?:BillingAddress|BuyerIdentity|Payment|SelectedDeliveryOptions)Update|SubmitForCompletion)$/;
/** The calls of a sheet for the cart that it has. */
const FOR_A_CART = new RegExp(`${WRITES.source}|^cartPrepareForCompletion$`);

const isPersonal = (cart: CartState): boolean => {
  const { deliveryAddress, billingAddress, payment } = checkoutOf(cart);
  return [cart.email, cart.phone, deliveryAddress, billingAddress, payment].some((one) => one !== null);
};

interface Ended {
  store: InProcessStore;
  settled: { ending: Ending } | null;
  /** When the page heard that the sheet is over, or ended it. */
  endedAt: number | null;
  /** The page was put away while a request was on its way. */
  wasHidden: boolean;
}

/** What is wrong with the codes of the shopper's own cart: after a sheet that was closed it has those from before it again. */
function wrongCodes({ store, settled }: Ended): string[] {
  const before = store.ownCodes();
  const given = ofOperation(store.sent, 'cartDiscountCodesUpdate').map(({ variables }) => variables['discountCodes']);
  if (!before || given.length === 0 || settled?.ending.type !== 'cancelled') return [];
  const last = JSON.stringify(given.at(-1));
  return last === JSON.stringify(before) ? [] : [`the shopper's own cart is left with the codes ${last}`];
}

/** What is wrong with how a sheet leaves the store. */
export function wrongTraces(ended: Ended): string[] {
  const { store, endedAt, wasHidden } = ended;
  const wrong = wrongCodes(ended);
  const removals = ofOperation(store.sent, 'cartRemovePersonalData');
  const calls = removals.filter((_one, index) => index === 0 || !mayRepeat(removals[index - 1]!));
  const expected = store.sent.some(({ operation }) => FOR_A_CART.test(operation)) ? 1 : 0;
  // Of a page that is left while its order is being made nothing is removed.
  if (calls.length !== expected && !(wasHidden && calls.length === 0))
    wrong.push(`personal data is removed ${calls.length} times, not ${expected}`);
  if (removals.some(({ keepalive }) => !keepalive)) wrong.push('a removal dies with its page');
  if (removals.some(({ at }) => at < endedAt!)) wrong.push('personal data is removed while the sheet is open');
  if (!wasHidden && store.carts().some(isPersonal)) wrong.push('personal data is left in the store');
  const late = store.sent.find(({ operation, at }) => WRITES.test(operation) && at > endedAt!);
  if (late) wrong.push(`${late.operation} is sent after the sheet has ended`);
  const carts = store.carts().length + store.orders().length;
  if (carts > 1) wrong.push(`${carts} carts`);
  return wrong;
}
