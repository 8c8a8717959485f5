import type { Ending } from '../../../src/wallet';
import { readCartId } from '../../store/server/graphql/ids';
import type { CartState } from '../../store/shop/cart/cart-state';
import { deliveryGroups } from '../../store/shop/delivery/groups';
import type { InProcessStore } from './store';

/** A sheet lists no more. */
const MOST_METHODS = 50;

interface Created {
  data?: { cartCreate?: { cart?: { id: string } | null } | null } | null;
}

/** The cart that a sheet works on; undefined before there is one, and once it is an order. */
export function cartOf({ sent, cart }: InProcessStore): CartState | undefined {
  const ids = sent.map(
    ({ variables, came }) => variables['cartId'] ?? (came?.body as Created | null)?.data?.cartCreate?.cart?.id,
  );
  const last = ids.findLast((id) => id !== undefined);
  return last === undefined ? undefined : cart(String(last));
}

/** Every way to send all parcels, in the order of the store's groups, by the methods that a sheet offers. */
function waysOf(cart: CartState, offers: readonly string[]): string[] {
  let ways: string[][] = [[]];
  for (const { options } of deliveryGroups(cart)) {
    const sent = options.filter(({ method }) => offers.includes(method));
    ways = ways.flatMap((way) => sent.map(({ handle }) => way.concat(handle)));
  }
  return ways.filter((way) => way.length > 0).map((way) => way.join(','));
}

const selectedOf = (cart: CartState): string =>
  deliveryGroups(cart)
    .map(({ selected }) => selected.handle)
    .join(',');

/** What is wrong with the delivery methods that a sheet lists, and with the one that it has chosen. */
export function wrongMethods(
  cart: CartState,
  listed: readonly string[],
  chosen: string | null,
  offers: readonly string[],
): string[] {
  const ways = waysOf(cart, offers);
  const expected = ways.length > MOST_METHODS ? listed.filter((id) => ways.includes(id)) : ways;
  return [
    ...(JSON.stringify([...listed].sort()) === JSON.stringify([...expected].sort())
      ? []
      : [`the sheet offers ${listed.join(' ')}, and the store ${ways.join(' ')}`]),
    ...(chosen === (selectedOf(cart) || null)
      ? []
      : [`the sheet has chosen ${chosen}, and the cart ${selectedOf(cart)}`]),
  ];
}

/** Whether a shopper is sent to the checkout of the last cart that was asked for; to the cart page where that cart was not found. */
export function isCheckoutOfLast(
  { sent }: InProcessStore,
  { url, reason }: Extract<Ending, { type: 'decelerate' }>,
  origin: string,
): boolean {
  const ids = sent.flatMap(({ variables: { cartId, id } }) => [cartId, id]).filter(Boolean);
  const token = readCartId(String(ids.at(-1)))?.token;
  if (!token || url.startsWith(`${origin}/cart/c/${token}?`)) return true;
  return reason === 'missing_cart_id' && url.startsWith(`${location.origin}/cart?`);
}
