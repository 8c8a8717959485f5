import { afterEach, expect, test, vi } from 'vitest';
import { fetchApple } from '../../../src/click/click';
import { prepare } from '../../../wallets/apple-pay';
import { answer, context, created } from '../../press/cart/answers';

afterEach(() => vi.unstubAllGlobals());

/** Names of the operations that the cart API was asked for. */
function noteOperations(): string[] {
  const operations: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    operations.push(new URL(url, 'https://shop.example').searchParams.get('operation_name') ?? '');
    return answer(created());
  });
  return operations;
}

test('when no sheet could be opened, checkout takes the order, with one cart', async () => {
  const operations = noteOperations();
  const prepared = await prepare(context({ wallet: 'apple_pay', element: document.createElement('p') }));
  expect(operations).toEqual([]);
  expect(prepared.eligible && (await prepared.start())).toEqual({
    type: 'redirect',
    url: 'https://shop.example/cart/c/c1?key=k1&storefront_wallet=true',
  });
  expect(operations).toEqual(['cartCreate']);
});

test('a shop that demands a company’s name gets the order at checkout with the reason', async () => {
  const operations = noteOperations();
  const element = document.createElement('p');
  const prepared = await prepare(context({ wallet: 'apple_pay', element, params: { companyRequired: true } }));
  expect(prepared.eligible && (await prepared.start())).toEqual({
    type: 'decelerate',
    reason: 'redirect_to_checkout_required',
    url: 'https://shop.example/cart/c/c1?key=k1&wallet_processing_failed=true',
  });
  expect(operations).toEqual(['cartCreate']);
});

test('a press that came before the code that opens the sheet is asked for again, and makes no cart', async () => {
  const operations = noteOperations();
  const element = document.createElement('p');
  const prepared = await prepare(context({ wallet: 'apple_pay', element }));
  const at = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 1));
  await fetchApple();
  expect(prepared.eligible && (await prepared.start(undefined, at))).toEqual({
    type: 'unavailable',
    wallet: 'apple_pay',
    because: 'press_again',
  });
  expect(operations).toEqual([]);
  // Later presses could have opened it: what kept them from it is not the time.
  expect(prepared.eligible && (await prepared.start())).toMatchObject({ type: 'redirect' });
});
