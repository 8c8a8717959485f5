import { afterEach, expect, test, vi } from 'vitest';
import { prepare } from '../../../wallets/apple-pay';
import { answer, context, created } from '../../checkout/answers';

afterEach(() => vi.unstubAllGlobals());

test('when no sheet could be opened, checkout takes the order, with one cart', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(new URL(url, 'https://shop.example').searchParams.get('operation_name') ?? '');
    return answer(created());
  });
  const prepared = await prepare(context({ wallet: 'apple_pay' }));
  expect(calls).toEqual([]);
  expect(prepared.eligible && (await prepared.start())).toEqual({
    type: 'redirect',
    url: 'https://shop.example/cart/c/c1?key=k1&storefront_wallet=true',
  });
  expect(calls).toEqual(['cartCreate']);
});
