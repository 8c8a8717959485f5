import { expect, test } from 'vitest';
import { beginPress, joinPress } from '../../../src/press/running/waiting-hosts';
import { productPage } from '../product-page';

test('the next press keeps the host when the choice of an ended press arrives late', async () => {
  const { widget } = productPage('<input type="hidden" name="id" value="1">', `variant-params='[{"id":1},{"id":2}]'`);
  const closed = beginPress(widget, 'apple_pay', true);
  await closed.end();
  const next = beginPress(widget, 'apple_pay', true);
  document.querySelector('input')!.value = '2';
  closed.endChoice();
  expect(joinPress(widget)).toBe(true);
  next.endChoice();
  expect(joinPress(widget)).toBe(true);
  await next.end();
  expect([joinPress(widget), widget.busy.value]).toEqual([false, null]);
});
