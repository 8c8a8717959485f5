import { describe, expect, test, vi } from 'vitest';
import type { DeliveryGroup, OrderCart } from '../../../wallets/order/order-cart';
import { twoParcels } from '../in-process/goods';
import type { InProcessStore } from '../in-process/store';
import type { GoogleSetup } from './seen';
import type { GooglePage } from './google-page';
import { doAll, finish, googlePages, ready } from './open-page';
import { endingOf, pay } from '../in-process/way';

const pages = googlePages();

type Option = DeliveryGroup['deliveryOptions'][number];

const isCart = (value: object): value is OrderCart => 'deliveryGroups' in value;

/** Changes every cart in an answer. */
function changeCarts(value: unknown, change: (cart: OrderCart) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isCart(value)) change(value);
  for (const inner of Object.values(value)) changeCarts(inner, change);
}

/** A page whose store answers with other carts than it has, at its first question. */
async function pressed(setup: Partial<GoogleSetup>, change: (cart: OrderCart) => void): Promise<GooglePage> {
  const page = pages.open(setup);
  page.seen.wentWrong = true;
  vi.stubGlobal('fetch', async (...call: Parameters<InProcessStore['fetch']>) => {
    const response = await page.seen.store.fetch(...call);
    const body: unknown = await response.json();
    changeCarts(body, change);
    return Response.json(body, response);
  });
  page.press(await page.prepare());
  await ready(page);
  return page;
}

const sheetOf = ({ seen }: GooglePage) => seen.simulator.sheet()!;

/** This many copies of the same option, each with its own name. */
const many = (count: number, [first]: readonly Option[]): Option[] =>
  Array.from({ length: count }, (_none, at) => ({ ...first!, handle: `${first!.handle}${at || ''}` }));

describe('a store that answers', () => {
  test.each<[string, Partial<GoogleSetup>]>([
    ['', {}],
    [' for each parcel', { goods: twoParcels }],
  ])('with 250 options%s has 50 of them on the sheet, the chosen one first', async (_what, setup) => {
    const page = await pressed(setup, ({ deliveryGroups: { nodes } }) => {
      for (const group of nodes) group.deliveryOptions = many(250, group.deliveryOptions).toReversed();
    });
    const { options, option } = sheetOf(page);
    expect([options.length, options[0]?.id]).toEqual([50, option]);
    await finish(page);
  });

  test.each<[string, (options: Option[]) => void]>([
    ['commas in an option’s name', (options) => (options[1]!.handle = 'a,b')],
    ['spaces in an option’s name', (options) => (options[1]!.handle = ' a b ')],
    ['two options of one name', (options) => options.push({ ...options[1]! })],
  ])('with %s never has another one chosen, and goes to checkout', async (_what, change) => {
    const page = await pressed({}, ({ deliveryGroups: { nodes } }) => {
      for (const { deliveryOptions } of nodes) change(deliveryOptions);
    });
    expect(page.seen.simulator.violations).toEqual([]);
    await doAll(page, { do: 'option', at: 1 });
    expect(endingOf(page.seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
    await finish(page);
  });

  test('with amounts of 20 digits has them on the sheet to the last one', async () => {
    const page = await pressed({}, ({ cost, lines, deliveryGroups: { nodes } }) => {
      cost.totalAmount.amount = '12345678901234567890.0';
      lines.nodes[0]!.cost.subtotalAmount.amount = '12345678901234567290.0';
      for (const { deliveryOptions } of nodes) deliveryOptions[1]!.estimatedCost.amount = '12345678901234567890.0';
    });
    const { total, items, options } = sheetOf(page);
    expect([total.price, items[0]?.price]).toEqual(['12345678901234567890.00', '12345678901234567290.00']);
    expect(options[1]?.label).toBe('速達便（￥12,345,678,901,234,567,890）');
    await doAll(page, pay);
    expect(page.seen.store.orders()).toEqual([]);
    await finish(page);
  });

  test('with a total of 0 in a currency that does not exist has prices of 0 yen on the sheet', async () => {
    const page = await pressed({}, ({ cost, lines, deliveryGroups: { nodes } }) => {
      cost.totalAmount = { amount: '0.0', currencyCode: '?' };
      lines.nodes[0]!.cost.subtotalAmount.amount = '0.0';
      for (const { estimatedCost } of nodes.flatMap(({ deliveryOptions }) => deliveryOptions))
        estimatedCost.amount = '0.0';
    });
    expect(sheetOf(page).options[0]?.label).toBe('宅配便（￥0）');
    await finish(page);
  });

  test.each([
    ['no number', 'NaN'],
    ['a number with an exponent', '1e3'],
    ['a part of a yen', '600.5'],
  ])('with a price that is %s never has it on the sheet', async (_what, amount) => {
    const page = await pressed({}, ({ deliveryGroups: { nodes } }) => {
      for (const { deliveryOptions } of nodes) deliveryOptions[1]!.estimatedCost.amount = amount;
    });
    expect(['unrecoverable', 'decelerate']).toContain(endingOf(page.seen)?.type);
    await finish(page);
  });
});
