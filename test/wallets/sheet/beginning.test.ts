import { describe, expect, test, vi } from 'vitest';
import { tokyo } from '../../store/test-support/addresses';
import { hidden } from './with-store/store-sheet';
import type { InProcessStore } from '../in-process/store';
import { approval, come, inProcessStore, opened } from './in-process-sheet';

const inProcess = inProcessStore();

/** Has the store's answers to an operation changed on their way. */
function rewrite(operation: string, change: (text: string) => string): void {
  vi.stubGlobal('fetch', async (...[url, options]: Parameters<InProcessStore['fetch']>) => {
    const response = await inProcess.store.fetch(url, options);
    return url.includes(operation) ? new Response(change(await response.text()), response) : response;
  });
}

const prepare = 'cartPrepareForCompletion';
const notReady = (code: string) => ({ operation: prepare, notReady: [{ code, message: 'だめです' }] });

const status = (__typename: string, ...codes: string[]) => ({
  __typename,
  pollAfter: '2026-01-05T00:00:01Z',
  cart: null,
  errors: codes.map((code) => ({ code, message: null })),
});

describe('an answer without a cart ends the sheet before it shows anything:', () => {
  test.each<[string, object, string]>([
    ['it is throttled', status('CartThrottled'), 'cart_throttled'],
    ['without an error', status('CartStatusNotReady'), 'cart_not_ready'],
    ['rates are pending', status('CartStatusNotReady', 'PENDING_DELIVERY_GROUPS'), 'cart_not_ready'],
    ['there is not enough', status('CartStatusNotReady', 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE'), 'not_enough_stock'],
    ['it is ready and missing', status('CartStatusReady'), 'cart_not_ready'],
  ])('%s', async (_why, result, reason) => {
    rewrite(prepare, () => JSON.stringify({ data: { cartPrepareForCompletion: { result, userErrors: [] } } }));
    expect(await come(opened().begin())).toMatchObject({ type: 'end', ending: { type: 'decelerate', reason } });
  });
});

describe('an error that the shopper cannot correct ends the sheet at merchant validation:', () => {
  test.each<[string, object, object]>([
    ['the merchant’s own rule', notReady('VALIDATION_CUSTOM'), { type: 'custom_validation', message: 'だめです' }],
    ['a mistake of ours', notReady('SELLING_PLAN_NOT_APPLICABLE'), { type: 'unrecoverable', wallet: 'Apple Pay' }],
  ])('%s', async (_what, fault, ending) => {
    inProcess.store.fault(fault);
    expect(await come(opened().begin())).toMatchObject({ type: 'end', ending });
  });

  test('an error that the shopper can correct does not end it', async () => {
    inProcess.store.fault(notReady('DELIVERY_LAST_NAME_REQUIRED'));
    expect(await come(opened().begin())).toMatchObject({ type: 'update' });
  });
});

test('nothing is paid while the sheet shows its placeholder', async () => {
  const sheet = opened();
  await come(sheet.begin());
  expect(await come(sheet.authorize(approval()))).toMatchObject({
    type: 'end',
    ending: { type: 'decelerate', reason: 'redirect_to_checkout_required' },
  });
  expect(inProcess.store.sent.map(({ operation }) => operation)).not.toContain('cartPaymentUpdate');
});

test.each(['"estimatedCost":{"amount":"', '"totalAmount":{"amount":"'])(
  'an amount with more digits than the sheet can show leads to checkout: %s',
  async (before) => {
    const sheet = opened();
    await come(sheet.begin());
    rewrite(prepare, (text) => text.replace(before, `${before}1`).replace(/(\d)\.0"/, '$1.5"'));
    expect(await come(sheet.address(hidden(tokyo)))).toMatchObject({
      type: 'end',
      ending: { type: 'decelerate', reason: 'redirect_to_checkout_required' },
    });
  },
);

test('no submission begins in the last 5 s of an event', async () => {
  const sheet = opened();
  await come(sheet.begin());
  await come(sheet.address(hidden(tokyo)));
  inProcess.store.fault({ operation: 'cartPaymentUpdate', delayMs: 9000, times: 1 });
  inProcess.store.fault({ operation: 'cartBuyerIdentityUpdate', delayMs: 14_000, times: 1 });
  expect(await come(sheet.authorize(approval()))).toMatchObject({
    type: 'end',
    ending: { type: 'decelerate', reason: 'redirect_to_checkout_required' },
  });
  expect(inProcess.store.sent.map(({ operation }) => operation)).toContain('cartPaymentUpdate');
  expect(inProcess.store.sent.map(({ operation }) => operation)).not.toContain('cartSubmitForCompletion');
});
