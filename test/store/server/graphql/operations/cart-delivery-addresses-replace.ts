import { checkoutOf } from '../../../shop/cart/checkout';
import { checkAddress } from '../../../shop/delivery/check-address';
import { isZoneCode } from '../../../shop/delivery/zone';
import type { UserError } from '../../../shop/user-error';
import type { CartPayload } from '../answers/cart-payload';
import type { CallContext } from '../call-context';
import { changeCart } from '../change-cart';
import { limitList } from '../list-limit';

interface SelectableAddress {
  address: { deliveryAddress?: Record<string, string | null> | null };
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  validationStrategy?: 'STRICT' | 'COUNTRY_CODE_ONLY' | null;
}

/** How the newer mutations name what older ones call country and province. */
const NEWER_NAMES: Readonly<Record<string, string>> = { country: 'countryCode', province: 'provinceCode' };

/** The chosen address as it is stored, and what is wrong with it, at its place in the list. */
const readSelected = ({ address, validationStrategy }: SelectableAddress, place: string) => {
  const { countryCode, provinceCode, ...rest } = address.deliveryAddress ?? {};
  const path = ['addresses', place, 'address', 'deliveryAddress'];
  // Unlike the older mutation, this one takes codes only: 東京都 is not found, JP-13 is.
  const strategy = validationStrategy ?? 'COUNTRY_CODE_ONLY';
  const isCode = !provinceCode || isZoneCode(countryCode ?? '', provinceCode);
  // A text that no zone has: not found where the whole address is checked, and no zone where only the country is.
  const unfound = strategy === 'STRICT' ? '?' : null;
  const province = isCode ? (provinceCode ?? null) : unfound;
  const checked = checkAddress({ ...rest, country: countryCode ?? null, province }, strategy);
  const errors: UserError[] = checked.problems.map(({ code, leaf, message }) => ({
    code,
    field: leaf === null ? path : [...path, NEWER_NAMES[leaf] ?? leaf],
    message,
  }));
  return { address: checked.address, errors };
};

/** `cartDeliveryAddressesReplace`: the addresses take the place of all that the cart has; one of them at most is selected. */
export const cartDeliveryAddressesReplace = (
  { cartId, addresses }: { cartId: string; addresses: readonly SelectableAddress[] },
  context: CallContext,
): CartPayload => {
  limitList(addresses, ['cartDeliveryAddressesReplace', 'addresses']);
  return changeCart(cartId, context, (cart) => {
    const chosen = addresses.flatMap((one, index) => (one.selected ? [[one, String(index)] as const] : []));
    const [first, second] = chosen;
    if (second)
      return [
        {
          code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
          field: ['addresses'],
          message: 'Only one delivery address can be selected.',
        },
      ];
    const read = first && readSelected(...first);
    if (read && read.errors.length > 0) return read.errors;
    checkoutOf(cart).deliveryAddress = read?.address ?? null;
    if (read?.address.country) cart.buyerCountry = read.address.country;
    return [];
  });
};
