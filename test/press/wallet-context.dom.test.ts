import { effect } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { Button } from '../../src/widget/press-code';
import { productPurchase } from '../../src/page/product-purchase';
import { takeEntries } from '../telemetry/take-entries';
import { setCurrent, walletContext } from '../../src/press/context';

const end = new AbortController();
afterEach(() => end.abort());

test('telemetry hears of an approval, and of the cart that is submitted as an order', () => {
  const shown = { host: document.createElement('div'), shop: {}, pageType: 'product' };
  const widget = { ...shown, purchase: {} } as unknown as Button['widget'];
  const ctx = walletContext({ widget, wallet: 'apple_pay', params: {}, element: shown.host } as unknown as Button);
  let approvals = 0;
  setCurrent(widget, { choice: {} as never, isAtVendors: true, approve: () => (approvals += 1) });
  takeEntries();
  ctx.approved();
  ctx.submitting('gid://shopify/Cart/c1?key=k');
  const told = takeEntries().map((entry) => entry.type === 'event' && [entry.name, entry.data]);
  expect(told).toEqual([
    ['sheet_approved', { wallet: 'apple_pay' }],
    ['submitting', { wallet: 'apple_pay', cart: 'gid://shopify/Cart/c1?key=k' }],
  ]);
  expect(approvals).toBe(1);
});

test('what the product form says can be followed as a signal: the variant, and whether it can be sold', async () => {
  document.body.innerHTML = '<form><input type="hidden" name="id" value="1"><button>買う</button><i></i></form>';
  const form = document.querySelector('form')!;
  const purchase = productPurchase(form, document.querySelector('i')!, [], end.signal);
  const widget = { host: document.body, shop: {}, pageType: 'product', purchase };
  const pressed = { widget, wallet: 'shop_pay', params: {}, element: document.body };
  const ctx = walletContext(pressed as unknown as Button);
  const seen: unknown[] = [];
  const stop = effect(() => void seen.push([ctx.choice()?.variantId, ctx.isSellable()]));
  const [input, button] = [document.querySelector('input')!, document.querySelector('button')!];
  input.setAttribute('value', '2');
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([2, true]));
  button.disabled = true;
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([2, false]));
  input.setAttribute('value', '3');
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([3, false]));
  stop();
});
