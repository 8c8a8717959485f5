import { expect, test } from 'vitest';
import { completePress } from '../../../src/press/running/begin-press';
import { beginWaiting, endWaiting, followChoice, joinPress } from '../../../src/press/running/waiting-hosts';
import { productPage } from '../product-page';

test('the next press keeps the host when the choice of an ended press arrives late', async () => {
  const { widget, host } = productPage(
    '<input type="hidden" name="id" value="1">',
    `variant-params='[{"id":1},{"id":2}]'`,
  );
  const press = () => {
    const begun = completePress({
      button: { widget, wallet: 'apple_pay', params: {}, element: host },
      opener: host,
      at: 0,
    });
    begun.choiceMade = Promise.resolve();
    void beginWaiting(begun);
    return begun;
  };
  const closed = press();
  endWaiting(closed);
  const next = press();
  document.querySelector('input')!.value = '2';
  followChoice(closed);
  expect(joinPress(widget)).toBe(true);
  followChoice(next);
  expect(joinPress(widget)).toBe(true);
  endWaiting(next);
  expect([joinPress(widget), widget.busy.value]).toEqual([false, null]);
});
