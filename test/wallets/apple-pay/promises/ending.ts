import { readCartId } from '../../../store/server/graphql/ids';
import { ORIGIN, type NearStore } from '../near-store';
import { ENDED, stateOf, type Seen } from '../seen';
import { sentOf, resultTypeOf } from './submissions';

const ALLOWED = {
  cancelled: ['cancelled'],
  completed: ['redirect'],
  failed: ['unrecoverable'],
  aborted: ['custom_validation', 'decelerate', 'out_of_stock', 'unrecoverable'],
} as const;

/**
 * How an address begins that leads to checkout: that of the cart of the last request, or of any cart when no request named one; that
 * of the store's cart page when the last answer was that there is no such cart.
 */
function checkoutOf({ sent }: NearStore): string {
  const last = sent.at(-1);
  const answer = last?.came?.body as { data?: { cart?: unknown } | null } | null;
  if (last?.operation === 'cart' && answer?.data?.cart === null) return `${location.origin}/cart?`;
  const ids = sent.flatMap(({ variables: { cartId, id } }) => [cartId, id]).filter(Boolean);
  const token = readCartId(String(ids.at(-1)))?.token;
  return `${ORIGIN}/cart/c/${token ? `${token}?` : ''}`;
}

/** What is wrong with the ending: the sheet, the order and the way that the shopper is sent say the same. */
export function wrongWithEnding(seen: Seen): string[] {
  const { settled, endedAt, store } = seen;
  const state = stateOf(seen);
  if (!ENDED.has(state)) return [`the sheet never ends: ${state}`];
  if (!settled) return ['the press never ends'];
  const wrong: string[] = [];
  const { ending, at } = settled;
  const submissions = sentOf(seen, 'cartSubmitForCompletion');
  // Whoever closes a sheet while the order is being made is taken to it all the same.
  const isTaken = state === 'cancelled' && submissions.some((one) => !one.came || one.came.at >= endedAt!);
  const allowed: readonly string[] = isTaken
    ? ['cancelled', 'redirect', 'decelerate']
    : ALLOWED[state as keyof typeof ALLOWED];
  if (!allowed.includes(ending.type)) wrong.push(`the sheet was ${state}, and the press ${ending.type}`);
  if (!isTaken && Math.abs(at - Math.max(endedAt!, seen.startedAt)) > 1)
    wrong.push(`the press ended ${at - endedAt!} ms after the sheet`);
  if (ending.type === 'unrecoverable' && submissions.length > 0)
    wrong.push('a dialog invites to pay again what may be paid');

  const orders = store.orders();
  if (orders.length > 1) wrong.push(`${orders.length} orders`);
  const answers = submissions.filter(({ came }) => came && came.at <= at);
  const accepted = answers.some((one) => resultTypeOf(one) === 'SubmitAlreadyAccepted');
  if (ending.type === 'redirect' && orders.length === 0 && !accepted) wrong.push('a thank-you for no order');
  if (ending.type === 'redirect' && !accepted && ending.url !== `${ORIGIN}/thank-you/${orders[0]}`) {
    wrong.push(`the order’s shopper is sent to ${ending.url}`);
  }
  if (orders.length > 0 && !seen.wasHidden && !('url' in ending)) {
    wrong.push(`an order was made, and the press ${ending.type}`);
  }
  if (ending.type === 'decelerate' && !ending.url.startsWith(checkoutOf(store))) {
    wrong.push(`to checkout at ${ending.url}`);
  }
  return wrong;
}
