import { describe, expect, test } from 'vitest';
import type { Address } from '../../../store/shop/delivery/address';
import { ratesTo, type Rate } from '../../../store/shop/delivery/rates';
import { twoParcels } from '../../in-process/goods';
import { ofOperation } from '../../in-process/sent';
import type { GooglePage } from '../google-page';
import { doAll, finish, googlePages, ready } from '../open-page';
import type { GoogleSeen } from '../seen';
import { errorsOf, go, type GoogleWay } from '../google-wallet';
import { endingOf, pay } from '../../in-process/way';

const pages = googlePages();

const TO_CHECKOUT = { type: 'decelerate', reason: 'redirect_to_checkout_required' };

const sheetOf = ({ seen }: GooglePage) => seen.simulator.sheet()!;
const choices = ({ seen: { store } }: GooglePage) =>
  ofOperation(store.sent, 'cartSelectedDeliveryOptionsUpdate').length;

/** Goes a way while a place has only the rates of one method. */
async function whileOnly(method: Rate['method'], way: GoogleWay): Promise<GoogleSeen> {
  const rates = ratesTo({ country: 'JP', province: 'JP-26' } as Address, 'ONE_TIME_PURCHASE');
  const all = rates.splice(0);
  rates.push(...all.filter((rate) => rate.method === method));
  try {
    return await go(way);
  } finally {
    rates.splice(0, rates.length, ...all);
  }
}

describe('local delivery', () => {
  test('is listed, and chosen by the shopper only', async () => {
    const page = await pages.pressed({ shopper: { address: 'kyoto' } });
    const { options, option, total } = sheetOf(page);
    expect(options.map(({ label }) => label)).toEqual(['宅配便（￥600）', 'ご近所配達（￥300）', '速達便（￥980）']);
    expect([options[0]?.id, total.price]).toEqual([option, '9400.00']);
    await doAll(page, { do: 'option', at: 1 });
    expect(sheetOf(page).total.price).toBe('9100.00');
    await doAll(page, pay);
    await finish(page);
    expect(page.seen.approved.map(({ total: paid }) => paid)).toEqual(['9100.00']);
    expect(endingOf(page.seen)?.type).toBe('redirect');
  });

  test('is selected by itself where there is no other option', async () => {
    const seen = await whileOnly('LOCAL', { setup: { shopper: { address: 'kyoto' } }, actions: [pay] });
    expect(seen.approved.map(({ total }) => total)).toEqual(['9100.00']);
  });
});

test('where the goods can only be picked up, checkout takes the order', async () => {
  const seen = await whileOnly('PICK_UP', { actions: [{ do: 'address', to: 'kyoto' }] });
  expect(endingOf(seen)).toMatchObject(TO_CHECKOUT);
});

describe('two parcels', () => {
  test('are sent every way that the shopper can choose', async () => {
    const page = await pages.pressed({ goods: twoParcels });
    const { options } = sheetOf(page);
    expect(options.map(({ label }) => label)).toEqual([
      '宅配便 + 定期便（￥1,100）',
      '宅配便 + 定期便（速達）（￥1,480）',
      '速達便 + 定期便（￥1,480）',
      '速達便 + 定期便（速達）（￥1,860）',
    ]);
    const totals: string[] = [];
    for (const { id } of options.toReversed()) {
      page.seen.simulator.user.selectOption(id);
      await ready(page);
      expect(sheetOf(page).option).toBe(id);
      totals.push(sheetOf(page).total.price);
    }
    expect(totals).toEqual(['13738.00', '13358.00', '13358.00', '12978.00']);
    await finish(page);
  });
});

test('the placeholder option asks the shopper to choose, and the sheet shows the current total', async () => {
  const page = await pages.pressed();
  await doAll(page, { do: 'unselect' });
  expect(errorsOf(page.seen)).toEqual([
    { reason: 'SHIPPING_OPTION_INVALID', intent: 'SHIPPING_OPTION', message: '配送方法を選択してください' },
  ]);
  expect([sheetOf(page).total.price, sheetOf(page).canPay, choices(page)]).toEqual(['9400.00', false, 0]);
  await doAll(page, { do: 'option', at: 1 }, pay);
  await finish(page);
  expect(endingOf(page.seen)?.type).toBe('redirect');
});
