import { vi } from 'vitest';
import type { CartState } from '../../store/shop/cart/cart-state';
import { checkoutOf } from '../../store/shop/cart/checkout';
import { costOfCart } from '../../store/shop/cart/cost';
import { deliveryGroups } from '../../store/shop/delivery/groups';
import { SHOP_NAME } from '../../store/pages/widget/wallet-params';
import { readCartId } from '../../store/server/graphql/ids';
import { ORIGIN, type NearStore, type Sent } from './near-store';
import { ENDED, stateOf, type Seen } from './seen';

const MOST_METHODS = 50;
const WRITES = /^cart(?:(?:BillingAddress|BuyerIdentity|Payment|SelectedDeliveryOptions)Update|SubmitForCompletion)$/;

const of = ({ store }: Seen, operation: string): Sent[] => store.sent.filter((one) => one.operation === operation);

/** The cart that the sheet works on; undefined before the sheet's first call for it, and once it is an order. */
function cartOf({ store }: Seen): CartState | undefined {
  const last = store.sent.findLast(({ operation }) => operation === 'cartPrepareForCompletion');
  return last && store.cart(String(last.variables['cartId']));
}

/** Every way to send all parcels, in the order of the store's groups, without what a sheet does not offer. */
function waysOf(cart: CartState): string[] {
  let ways: string[][] = [[]];
  for (const { options } of deliveryGroups(cart)) {
    const sent = options.filter(({ method }) => method === 'SHIPPING');
    ways = ways.flatMap((way) => sent.map(({ handle }) => way.concat(handle)));
  }
  return ways.filter((way) => way.length > 0).map((way) => way.join(','));
}

const selectedOf = (cart: CartState): string =>
  deliveryGroups(cart)
    .map(({ selected }) => selected.handle)
    .join(',');

/** What is wrong with a sheet that the shopper can use. */
function withSheet(seen: Seen): string[] {
  const sheet = seen.simulator.sheet()!;
  const cart = cartOf(seen);
  if (!cart) return ['a sheet is ready for a cart that the store does not have'];
  const wrong: string[] = [];
  const shown = Math.round(Number(sheet.total.amount) * 100);
  const { total } = costOfCart(cart);
  if (shown !== total && !seen.isStale) wrong.push(`the sheet shows ${shown}, and the cart costs ${total}`);
  if (total !== 0 && sheet.currencyCode !== cart.currency) wrong.push(`the sheet is in ${sheet.currencyCode}`);
  if (sheet.total.label !== SHOP_NAME) wrong.push(`the total is for ${sheet.total.label}`);
  const sum = sheet.lineItems.reduce((all, { amount }) => all + Math.round(Number(amount ?? 0) * 100), 0);
  if (sum !== shown) wrong.push(`the lines come to ${sum}, and the total is ${shown}`);

  const long = sheet.errors.filter(({ message }) => message.length === 0 || message.length > 128);
  if (long.length > 0) wrong.push(`errors of no words or too many: ${JSON.stringify(long)}`);

  if (!sheet.fields.shipping.includes('postalAddress')) return wrong;
  const methods = sheet.shippingMethods.map(({ identifier }) => identifier);
  if (seen.isUnserved && methods.length > 0) wrong.push(`to an address that is not served go ${methods.join(' ')}`);
  if (seen.isUnserved || seen.isStale) return wrong;
  const ways = waysOf(cart);
  const expected = ways.length > MOST_METHODS ? methods.filter((id) => ways.includes(id)) : ways;
  if (JSON.stringify([...methods].sort()) !== JSON.stringify([...expected].sort())) {
    wrong.push(`the sheet offers ${methods.join(' ')}, and the store ${ways.join(' ')}`);
  }
  if (sheet.method !== (selectedOf(cart) || null)) {
    wrong.push(`the sheet has chosen ${sheet.method}, and the cart ${selectedOf(cart)}`);
  }
  return wrong;
}

/** What is wrong at this moment, whichever it is. */
export function wrongNow(seen: Seen): string[] {
  const { simulator, settled, loose } = seen;
  const state = stateOf(seen);
  return [
    ...simulator.violations.map((one) => `against Apple’s rules: ${one}`),
    ...loose.map((one) => `nobody caught ${String(one)}`),
    ...(settled && !ENDED.has(settled.state) ? [`the press ended while the sheet was ${settled.state}`] : []),
    ...(state === 'ready' ? withSheet(seen) : []),
  ];
}

interface Completion {
  data?: {
    cartSubmitForCompletion?: {
      result?: { __typename?: unknown; redirectUrl?: unknown } | null;
    } | null;
  };
}

const typeOf = ({ came }: Sent): unknown =>
  (came?.body as Completion | null)?.data?.cartSubmitForCompletion?.result?.['__typename'];

/** Whether an answer came that says nothing: it may have been that of an order. */
const isUnreadable = ({ came }: Sent): boolean => {
  if (came?.status !== 200) return false;
  const { data, errors } = (came.body ?? {}) as { data?: Completion['data']; errors?: unknown };
  return !errors && typeof data?.cartSubmitForCompletion?.result?.['__typename'] !== 'string';
};

/** Whether the server, its silence, or an answer that nobody can read allows the same to be sent again. */
const mayRepeat = (before: Sent): boolean => {
  const status = before.came?.status;
  if (status === null || status === 429 || status === 503 || isUnreadable(before)) return true;
  return typeOf(before) === 'SubmitThrottled';
};

/** What is wrong with payments and submissions: each belongs to the press of Pay before it. */
function withAttempts(seen: Seen): string[] {
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
function withTraces(seen: Seen): string[] {
  const wrong: string[] = [];
  const removals = of(seen, 'cartRemovePersonalData');
  const calls = removals.filter((_one, index) => index === 0 || !mayRepeat(removals[index - 1]!));
  const expected = of(seen, 'cartPrepareForCompletion').length > 0 ? 1 : 0;
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
function wayToCheckout({ sent }: NearStore): string {
  const last = sent.at(-1);
  const answer = last?.came?.body as { data?: { cart?: unknown } | null } | null;
  if (last?.operation === 'cart' && answer?.data?.cart === null) return `${location.origin}/cart?`;
  const ids = sent.flatMap(({ variables: { cartId, id } }) => [cartId, id]).filter(Boolean);
  const token = readCartId(String(ids.at(-1)))?.token;
  return `${ORIGIN}/cart/c/${token ? `${token}?` : ''}`;
}

/** What is wrong with the ending: the sheet, the order and the way that the shopper is sent say the same. */
function withEnding(seen: Seen): string[] {
  const { settled, endedAt, store } = seen;
  const state = stateOf(seen);
  if (!ENDED.has(state)) return [`the sheet never ends: ${state}`];
  if (!settled) return ['the press never ends'];
  const wrong: string[] = [];
  const { ending, at } = settled;
  const submissions = of(seen, 'cartSubmitForCompletion');
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
  const accepted = answers.some((one) => typeOf(one) === 'SubmitAlreadyAccepted');
  if (ending.type === 'redirect' && orders.length === 0 && !accepted) wrong.push('a thank-you for no order');
  if (ending.type === 'redirect' && !accepted && ending.url !== `${ORIGIN}/thank-you/${orders[0]}`) {
    wrong.push(`the order’s shopper is sent to ${ending.url}`);
  }
  if (orders.length > 0 && !seen.wasHidden && !('url' in ending)) {
    wrong.push(`an order was made, and the press ${ending.type}`);
  }
  if (ending.type === 'decelerate' && !ending.url.startsWith(wayToCheckout(store))) {
    wrong.push(`to checkout at ${ending.url}`);
  }
  return wrong;
}

/** What is wrong when all is over. */
export function wrongAtLast(seen: Seen): string[] {
  const timers = vi.getTimerCount();
  return [
    ...wrongNow(seen),
    ...withEnding(seen),
    ...withAttempts(seen),
    ...withTraces(seen),
    ...(timers > 0 ? [`${timers} timers are left`] : []),
  ];
}
