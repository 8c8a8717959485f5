import { expect } from 'vitest';
import type { MailingAddress } from '../../../../wallets/sheet/address/mailing-address';
import type { SheetCart } from '../../../../wallets/sheet/operations/sheet-cart';
import { submitCart } from '../../../../wallets/sheet/pay/submit-cart';
import { tokyo } from '../../../store/test-support/addresses';
import { type StoreSheet } from './store-sheet';

/** The kind of each delivery group, and the code of what is chosen for it. */
export const selected = (cart: SheetCart) =>
  cart.deliveryGroups.nodes.map(({ groupType, selectedDeliveryOption, deliveryOptions }) => [
    groupType,
    deliveryOptions.find(({ handle }) => handle === selectedDeliveryOption?.handle)?.code,
  ]);

/** Pays and submits what is authorized; gives what became of it. */
export async function order(sheet: StoreSheet, cart: SheetCart, billing: MailingAddress = tokyo) {
  const paid = await sheet.pay(cart, billing);
  expect(paid.errors).toEqual([]);
  const [buyer] = await sheet.buyers();
  const done = await submitCart(sheet.client, cart.id, 'attempt', sheet.deadline);
  const url = done.type === 'success' ? done.redirectUrl.replace(/[^/]+$/, '…') : done;
  return { buyer, url, leads: done.type === 'success' && (await fetch(done.redirectUrl)).status };
}
