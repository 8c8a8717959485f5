import { readCart } from '../../src/cart/read-cart';
import { describe, expect } from 'vitest';
import { createDeadline, type Deadline } from '../../src/cart/deadline';
import { decide } from '../../src/cart/decide';
import { prepareCart } from '../../src/cart/delivery';
import type { MailingAddress } from '../../src/cart/mailing-address';
import { cartCreate } from '../../src/cart/operations';
import { reactionsTo } from '../../src/cart/reaction-to';
import { stock } from '../../src/cart/stock';
import { submission } from '../../src/cart/submission';
import { warningReaction } from '../../src/cart/warning-reaction';
import { outcomeOf } from '../../src/checkout/outcome';
import { amountOf, cartOf, line, newYork, test, tokyo, type StoreSheet } from './store-sheet';

/** On a busy machine; the waits themselves are far shorter, and all of them run at once. */
const AT_MOST = { timeout: 30_000 };

const authorized = { stage: 'authorized', wallet: 'apple_pay', asks: { phone: true, email: true } } as const;

/** A cart that lacks nothing but a payment. */
async function approved(sheet: StoreSheet, to: MailingAddress = tokyo) {
  return cartOf(await sheet.authorize(await sheet.create({ lines: [line(44_001)] }), to));
}

async function paid(sheet: StoreSheet) {
  const cart = await approved(sheet);
  expect((await sheet.pay(cart)).errors).toEqual([]);
  return cart;
}

const count = async (sheet: StoreSheet, operation: string) =>
  (await sheet.operations()).filter((name) => name === operation).length;

/** Leaves time for one look, however long that takes. */
const oneLook = ({ deadline }: StoreSheet): Deadline => ({ ...deadline, at: Date.now() });

/** The tokens of all submissions that reached the store. */
const tokens = async (sheet: StoreSheet) =>
  (await sheet.requests())
    .map(({ body }) => (body as { variables: Record<string, unknown> }).variables['attemptToken'])
    .filter(Boolean);

describe.concurrent('delivery groups', AT_MOST, () => {
  test('that are pending are waited for, with the change and with what follows from it', async ({ sheet }) => {
    const cart = await sheet.create({ lines: [line(44_001)] });
    await sheet.fault(
      { operation: 'cartBuyerIdentityUpdate', pendingDeliveryGroups: true, times: 1 },
      { operation: 'cartPrepareForCompletion', pendingDeliveryGroups: true, times: 2 },
    );
    const shown = await sheet.show(cart, tokyo);
    expect(cartOf(shown).deliveryGroups.nodes).toHaveLength(1);
    expect(await sheet.operations()).toEqual([
      'cartCreate',
      ...Array<string>(2).fill('cartBuyerIdentityUpdate'),
      ...Array<string>(3).fill('cartPrepareForCompletion'),
    ]);
  });

  test('that stay pending are not a cart to pay for', async ({ sheet }) => {
    const cart = await approved(sheet);
    await sheet.fault({ operation: 'cartPrepareForCompletion', pendingDeliveryGroups: true });
    const prepared = await prepareCart(sheet.client, cart.id, sheet.deadline, 1200);
    expect(prepared).toMatchObject({ type: 'not_ready', errors: [{ code: 'PENDING_DELIVERY_GROUPS' }] });
    if (prepared.type === 'not_ready')
      expect(reactionsTo(prepared.errors, authorized)).toEqual([{ type: 'decelerate', reason: 'cart_not_ready' }]);
  });

  test('may come although the change gave no cart', async ({ sheet }) => {
    const shown = cartOf(await sheet.show(await sheet.create({ lines: [line(44_001)] }), tokyo));
    await sheet.fault({ operation: 'cartSelectedDeliveryOptionsUpdate', nullCart: true, times: 1 });
    const chosen = await sheet.choose(shown, 'sokutatsu');
    expect(chosen).toMatchObject({ type: 'changed', change: { cart: null, errors: [] } });
    expect(cartOf(chosen).deliveryGroups.nodes).toHaveLength(1);
  });
});

describe.concurrent('a payment', AT_MOST, () => {
  test.for([
    ['with a tax is offered again each half second', newYork, 1],
    ['without one waits half a second more', tokyo, 2],
  ] as const)('whose amount is not right yet %s', async ([, to, intervals], { sheet }) => {
    const cart = await approved(sheet, to);
    await sheet.fault({ operation: 'cartPaymentUpdate', invalidPayment: true, times: 2 });
    const began = Date.now();
    const { errors } = await sheet.pay(cart);
    expect([errors, await count(sheet, 'cartPaymentUpdate')]).toEqual([[], 3]);
    expect(Date.now() - began).toBeGreaterThanOrEqual(2 * 500 * intervals - 5);
    expect(await sheet.buyers()).toMatchObject([{ payment: { method: 'apple_pay' } }]);
  });

  test('of what the cart no longer costs is not taken, and leads to checkout', async ({ sheet }) => {
    const cart = await approved(sheet);
    await sheet.authorize(cart, newYork);
    const { errors } = await sheet.pay(cart, tokyo, oneLook(sheet));
    expect(reactionsTo(errors, authorized)).toEqual([{ type: 'decelerate', reason: 'invalid_payment_amount' }]);
    expect(await sheet.buyers()).toMatchObject([{ payment: null }]);
  });
});

describe.concurrent('a currency', AT_MOST, () => {
  test('that differs from the page’s leads to checkout as soon as there is a cart', async ({ sheet }) => {
    await sheet.fault({ operation: 'cartCreate', currency: 'EUR', times: 1 });
    const cart = await sheet.create({ lines: [line(44_001)] });
    expect(outcomeOf({ cart, errors: [], abortReason: null, decelerationReason: null }, 'JPY')).toMatchObject({
      type: 'decelerate',
      reason: 'currency_changed',
    });
  });

  test('that changes after the approval refuses the payment', async ({ sheet }) => {
    const cart = await approved(sheet);
    await sheet.fault({ operation: 'cartBuyerIdentityUpdate', currency: 'USD', times: 1 });
    expect(amountOf(cartOf(await sheet.authorize(cart, tokyo)))).toBe('62.67 USD');
    const { errors } = await sheet.pay(cart, tokyo, oneLook(sheet));
    expect(errors).toMatchObject([{ code: 'INVALID_PAYMENT', field: ['payment', 'amount'] }]);
  });
});

describe.concurrent('the shelf', AT_MOST, () => {
  test.for([
    [0, 'out_of_stock', 'MERCHANDISE_OUT_OF_STOCK'],
    [2, 'not_enough_stock', 'MERCHANDISE_NOT_ENOUGH_STOCK'],
    [3, null, null],
  ] as const)('that holds %i of 3 when the cart is made comes to %s', async ([left, expected, code], { sheet }) => {
    await sheet.fault({ operation: 'cartCreate', stock: left, times: 1 });
    const { cart, warnings } = await cartCreate(sheet.client, { lines: [line(44_001, 3)] });
    expect([stock(cart!, warnings), warnings.map((one) => one.code)]).toEqual([expected, code ? [code] : []]);
  });

  test('that runs low under an open sheet is heard of, though preparing says nothing of it', async ({ sheet }) => {
    const cart = await sheet.create({ lines: [line(44_001, 3)] });
    await sheet.fault({ operation: 'cartBuyerIdentityUpdate', stock: 2, times: 1 });
    const shown = await sheet.show(cart, tokyo);
    expect(cartOf(shown).lines.nodes.map(({ quantity }) => quantity)).toEqual([2]);
    expect(shown.type === 'changed' && shown.change.warnings.map(({ code }) => warningReaction(code))).toEqual([
      { type: 'decelerate', reason: 'not_enough_stock' },
    ]);
  });

  test('that somebody else has emptied leads to checkout', async ({ sheet }) => {
    const [slow, quick] = [
      await sheet.create({ lines: [line(44_002)] }),
      await sheet.create({ lines: [line(44_002)] }),
    ];
    for (const cart of [slow, quick]) await sheet.pay(cartOf(await sheet.authorize(cart, tokyo)));
    await submission(sheet.client, quick.id, 'quick')(sheet.deadline);

    const prepared = await prepareCart(sheet.client, slow.id, sheet.deadline);
    const done = await submission(sheet.client, slow.id, 'slow')(sheet.deadline);
    for (const answer of [prepared, done]) {
      expect('errors' in answer && decide(reactionsTo(answer.errors, authorized) as never)).toEqual({
        type: 'decelerate',
        reason: 'not_enough_stock',
      });
    }
  });
});

describe.concurrent('preparing', AT_MOST, () => {
  test('that is throttled is done when it may be', async ({ sheet }) => {
    const cart = await paid(sheet);
    const before = await count(sheet, 'cartPrepareForCompletion');
    await sheet.fault({ operation: 'cartPrepareForCompletion', throttled: 700, times: 2 });
    const began = Date.now();
    expect(await prepareCart(sheet.client, cart.id, sheet.deadline)).toEqual({ type: 'ready', cart });
    expect(Date.now() - began).toBeGreaterThanOrEqual(1400 - 10);
    expect((await count(sheet, 'cartPrepareForCompletion')) - before).toBe(3);
  });

  test('that is throttled for longer than there is time ends at once', async ({ sheet }) => {
    const cart = await paid(sheet);
    await sheet.fault({ operation: 'cartPrepareForCompletion', throttled: 60_000 });
    expect(await prepareCart(sheet.client, cart.id, sheet.deadline)).toMatchObject({ type: 'throttled', cart });
  });

  test.for([
    [[], []],
    [[{ code: 'FROM_TOMORROW' }], [{ type: 'decelerate', reason: 'redirect_to_checkout_required' }]],
    [
      [{ code: 'VALIDATION_CUSTOM', message: 'お一人さま20袋まで' }],
      [{ type: 'decelerate', reason: 'custom_validation' }],
    ],
  ] as const)('a cart that is not ready, %j, says so', async ([notReady, reactions], { sheet }) => {
    const cart = await paid(sheet);
    await sheet.fault({ operation: 'cartPrepareForCompletion', notReady, times: 1 });
    const prepared = await prepareCart(sheet.client, cart.id, sheet.deadline);
    expect(prepared).toMatchObject({ type: 'not_ready', cart });
    if (prepared.type === 'not_ready')
      expect(reactionsTo(prepared.errors, { ...authorized, preparing: true })).toEqual(reactions);
  });
});

describe.concurrent('submitting', AT_MOST, () => {
  const submit = async (sheet: StoreSheet) => {
    const { id } = await paid(sheet);
    return { id, again: submission(sheet.client, id, 'attempt') };
  };

  test('that is throttled is done when it may be, by the same token', async ({ sheet }) => {
    const { again } = await submit(sheet);
    await sheet.fault({ operation: 'cartSubmitForCompletion', throttled: 600, times: 2 });
    const began = Date.now();
    expect(await again(sheet.deadline)).toMatchObject({ type: 'success' });
    expect(Date.now() - began).toBeGreaterThanOrEqual(1200 - 10);
    expect(await tokens(sheet)).toEqual(['attempt', 'attempt', 'attempt']);
  });

  test('that is throttled for longer than there is time ends at once, without an order', async ({ sheet }) => {
    const { id, again } = await submit(sheet);
    await sheet.fault({ operation: 'cartSubmitForCompletion', throttled: 60_000, times: 1 });
    expect(await again(sheet.deadline)).toMatchObject({ type: 'throttled' });
    expect(await readCart(sheet.client, id)).not.toBeNull();
  });

  test('again by the same token is one order', async ({ sheet }) => {
    const { again } = await submit(sheet);
    expect(await again(sheet.deadline)).toMatchObject({ type: 'success' });
    expect(await again(sheet.deadline)).toEqual({ type: 'already_accepted' });
  });

  test('twice at once is one call', async ({ sheet }) => {
    const { again } = await submit(sheet);
    const [one, other] = await Promise.all([again(sheet.deadline), again(sheet.deadline)]);
    expect([one.type, other, await tokens(sheet)]).toEqual(['success', one, ['attempt']]);
  });

  test('whose answer is cut off has made an order, as the next one hears', async ({ sheet }) => {
    const { id, again } = await submit(sheet);
    await sheet.fault({ operation: 'cartSubmitForCompletion', truncated: true, times: 1 });
    await expect(again(sheet.deadline)).rejects.toMatchObject({ name: 'ClientError', kind: 'no_data' });
    expect(await readCart(sheet.client, id)).toBeNull();
    expect(await again(sheet.deadline)).toEqual({ type: 'already_accepted' });
  });

  test('is sent again over a dropped connection and a busy server', async ({ sheet }) => {
    const { again } = await submit(sheet);
    await sheet.fault(
      { operation: 'cartSubmitForCompletion', drop: true, times: 1 },
      { operation: 'cartSubmitForCompletion', status: 503, retryAfter: 0, times: 1 },
    );
    expect(await again(sheet.deadline)).toMatchObject({ type: 'success' });
    expect(await tokens(sheet)).toEqual(['attempt', 'attempt', 'attempt']);
  });

  test('is not gone on with when the sheet is closed', async ({ sheet }) => {
    const { again } = await submit(sheet);
    await sheet.fault({ operation: 'cartSubmitForCompletion', throttled: 5000 });
    const stop = new AbortController();
    const deadline = createDeadline(27_000, stop.signal);
    const done = again(deadline);
    setTimeout(() => stop.abort(), 100);
    await expect(done).rejects.toMatchObject({ name: 'ClientError', kind: 'aborted' });
  });
});

test('a cart is not made twice over a dropped connection', async ({ sheet }) => {
  await sheet.fault({ operation: 'cartCreate', drop: true, times: 1 });
  await expect(cartCreate(sheet.client, { lines: [] })).rejects.toMatchObject({ name: 'ClientError', kind: 'network' });
  expect(await sheet.operations()).toEqual(['cartCreate']);
});
