import { expect } from 'vitest';
import type { MailingAddress } from '../../../../wallets/sheet/address/mailing-address';
import type { SheetCart } from '../../../../wallets/sheet/operations/sheet-cart';
import { tokyo } from '../../../store/test-support/addresses';
import { line } from '../../../store/test-support/goods';
import { cartOf, type StoreSheet } from './store-sheet';

/** A cart that lacks nothing but a payment. */
export async function approvedCart(sheet: StoreSheet, to: MailingAddress = tokyo): Promise<SheetCart> {
  return cartOf(await sheet.authorize(await sheet.create({ lines: [line(44_001)] }), to));
}

/** A cart that lacks nothing but its submission. */
export async function paidCart(sheet: StoreSheet, billing: MailingAddress = tokyo): Promise<SheetCart> {
  const cart = await approvedCart(sheet);
  expect((await sheet.pay(cart, billing)).errors).toEqual([]);
  return cart;
}
