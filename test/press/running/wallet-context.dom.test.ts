import { effect } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { Button } from '../../../src/press/press';
import { productPurchase } from '../../../src/core/page/product-purchase';
import { walletContext } from '../../../src/press/running/wallet-context';

const end = new AbortController();
afterEach(() => end.abort());

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
