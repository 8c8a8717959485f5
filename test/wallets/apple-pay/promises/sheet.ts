import type { CartState } from '../../../store/shop/cart/cart-state';
import { costOfCart } from '../../../store/shop/cart/cost';
import { deliveryGroups } from '../../../store/shop/delivery/groups';
import { SHOP_NAME } from '../../../store/pages/widget/wallet-params';
import type { Seen } from '../seen';

const MOST_METHODS = 50;

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
export function wrongWithSheet(seen: Seen): string[] {
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
