import { vi } from 'vitest';
import { SHOP_NAME } from '../../store/pages/widget/wallet-params';
import type { Sheet } from '../../simulators/apple-pay/sheet/sheet';
import type { CartState } from '../../store/shop/cart/cart-state';
import { costOfCart } from '../../store/shop/cart/cost';
import { wrongAttempts } from '../in-process/attempts';
import { cartOf, wrongMethods } from '../in-process/cart-ways';
import { wrongDestination } from '../in-process/endings';
import { mayRepeat, ofOperation } from '../in-process/sent';
import { wrongTraces } from '../in-process/traces';
import { ENDED, stateOf, type AppleSeen as Seen } from './apple-page';

/** What is wrong with the codes of a cart: it has those of the shopper's own cart, and the one that stands in the sheet's field. */
function wrongCodes({ discounts }: CartState, { code }: Sheet, own: readonly string[]): string[] {
  if (code === null) return [];
  const known = [...own, code.trim()].map((one) => one.toUpperCase());
  const others = discounts.filter((one) => !known.includes(one.code.toUpperCase())).map((one) => one.code);
  return others.length > 0 ? [`the cart has ${others.join(' ')}, and the field “${code}”`] : [];
}

/** What is wrong with a sheet that the shopper can use. */
function withSheet(seen: Seen): string[] {
  const sheet = seen.simulator.sheet()!;
  const cart = cartOf(seen.store);
  if (!cart) return ['a sheet is ready for a cart that the store does not have'];
  const wrong: string[] = [];
  const shown = Math.round(Number(sheet.total.amount) * 100);
  const { total } = costOfCart(cart);
  if (shown !== total && !seen.isStale) wrong.push(`the sheet shows ${shown}, and the cart costs ${total}`);
  if (total !== 0 && sheet.currencyCode !== cart.currency && !seen.isStale)
    wrong.push(`the sheet is in ${sheet.currencyCode}`);
  if (sheet.total.label !== SHOP_NAME) wrong.push(`the total is for ${sheet.total.label}`);
  const sum = sheet.lineItems.reduce((all, { amount }) => all + Math.round(Number(amount ?? 0) * 100), 0);
  if (sum !== shown) wrong.push(`the lines come to ${sum}, and the total is ${shown}`);

  if (!seen.isStale) wrong.push(...wrongCodes(cart, sheet, seen.store.ownCodes() ?? []));
  const long = sheet.errors.filter(({ message }) => message.length === 0 || message.length > 128);
  if (long.length > 0) wrong.push(`errors of no words or too many: ${JSON.stringify(long)}`);

  if (!sheet.fields.shipping.includes('postalAddress')) return wrong;
  const methods = sheet.shippingMethods.map(({ identifier }) => identifier);
  if (seen.isUnserved && methods.length > 0) wrong.push(`to an address that is not served go ${methods.join(' ')}`);
  if (seen.isUnserved || seen.isStale) return wrong;
  return [...wrong, ...wrongMethods(cart, methods, sheet.method, ['SHIPPING'])];
}

/** What is wrong at this moment, whichever it is. */
export function wrongNow(seen: Seen): string[] {
  const { simulator, settledIn, loose } = seen;
  const state = stateOf(seen);
  return [
    ...simulator.violations.map((one) => `against Apple’s rules: ${one}`),
    ...loose.map((one) => `nobody caught ${String(one)}`),
    ...(settledIn && !ENDED.has(settledIn) ? [`the press ended while the sheet was ${settledIn}`] : []),
    ...(state === 'ready' ? withSheet(seen) : []),
  ];
}

const ALLOWED = {
  cancelled: ['cancelled'],
  completed: ['redirect'],
  failed: ['unrecoverable'],
  aborted: ['custom_validation', 'decelerate', 'out_of_stock', 'unrecoverable'],
} as const;

/** What is wrong with the ending: the sheet, the order and the way that the shopper is sent say the same. */
function withEnding(seen: Seen): string[] {
  const { settled, endedAt, store } = seen;
  const state = stateOf(seen);
  if (!ENDED.has(state)) return [`the sheet never ends: ${state}`];
  if (!settled) return ['the press never ends'];
  const wrong: string[] = [];
  const { ending, at } = settled;
  const submissions = ofOperation(store.sent, 'cartSubmitForCompletion');
  // Whoever closes a sheet while the order is being made, or about to be asked for again, is taken to it all the same.
  const isTaken =
    state === 'cancelled' && submissions.some((one) => !one.came || one.came.at >= endedAt! || mayRepeat(one));
  const allowed: readonly string[] = isTaken
    ? ['cancelled', 'redirect', 'decelerate']
    : ALLOWED[state as keyof typeof ALLOWED];
  if (!allowed.includes(ending.type)) wrong.push(`the sheet was ${state}, and the press ${ending.type}`);
  if (!isTaken && Math.abs(at - Math.max(endedAt!, seen.startedAt)) > 1)
    wrong.push(`the press ended ${at - endedAt!} ms after the sheet`);
  return [...wrong, ...wrongDestination(seen, ending, at)];
}

/** What is wrong when all is over. */
export function wrongAtLast(seen: Seen): string[] {
  const timers = vi.getTimerCount();
  return [
    ...wrongNow(seen),
    ...withEnding(seen),
    ...wrongAttempts(seen.approved, seen.store.sent),
    ...wrongTraces(seen),
    ...(timers > 0 ? [`${timers} timers are left`] : []),
  ];
}
