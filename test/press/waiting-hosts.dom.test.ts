import { expect, test } from 'vitest';
import { joinPress, makeHostsWait } from '../../src/press/hosts';
import { productPage } from './product-page';

test('the next press keeps the host when the choice of an ended press arrives late', () => {
  const { widget, host } = productPage(
    '<input type="hidden" name="id" value="1">',
    `variant-params='[{"id":1},{"id":2}]'`,
  );
  const press = () => makeHostsWait({ widget, wallet: 'apple_pay', params: {}, element: host }, true);
  const closed = press();
  closed.free();
  const next = press();
  document.querySelector('input')!.value = '2';
  closed.follow();
  expect(joinPress(widget)).toBe(true);
  next.follow();
  expect(joinPress(widget)).toBe(true);
  next.free();
  expect([joinPress(widget), widget.busy.value]).toEqual([false, null]);
});
