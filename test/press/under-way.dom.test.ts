import { afterEach, expect, test } from 'vitest';
import { productPurchase } from '../../src/core/page/product-purchase';
import { beginPress, joinPress } from '../../src/press/under-way';
import type { ShopAttributes } from '../../src/core/shop';
import { createWidget, type Widget } from '../../src/core/widget';

const end = new AbortController();
afterEach(() => end.abort());

function hostOf(variants: string): Widget {
  document.body.innerHTML = `<form><input type="hidden" name="id" value="1"><i variant-params='${variants}'></i></form>`;
  const [form, host] = [document.querySelector('form')!, document.querySelector('i')!];
  const purchase = productPurchase(form, host, [], end.signal);
  return createWidget({ host, shop: {} as ShopAttributes, pageType: 'product', purchase, end: end.signal });
}

test('a press that ended while its choice was on its way leaves the host to the press after it', async () => {
  const host = hostOf('[{"id":1},{"id":2}]');
  const closed = beginPress(host, 'apple_pay', true);
  await closed.end();
  const next = beginPress(host, 'apple_pay', true);
  document.querySelector('input')!.value = '2';
  closed.endChoice();
  expect(joinPress(host)).toBe(true);
  next.endChoice();
  expect(joinPress(host)).toBe(true);
  await next.end();
  expect([joinPress(host), host.busy.value]).toEqual([false, null]);
});
