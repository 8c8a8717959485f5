import { afterEach, expect, test, vi } from 'vitest';
import type { Button } from '../../src/widget/press-code';
import { click } from '../../src/click/click';
import '../../src/press';
import { leave } from '../../src/press/leave';
import { takeEntries } from '../telemetry/take-entries';
import { productPage } from './product-page';

afterEach(() => void vi.restoreAllMocks());

test('a press that ends at once is also tracked as a press, so that every ending has its press', async () => {
  const { widget, host } = productPage('<input type="hidden" name="id" value="1"><input name="quantity" value="0">');
  takeEntries();
  expect(click({ button: { widget, wallet: 'buy_it_now', params: {}, element: host }, opener: host })).toBe(false);
  expect(takeEntries()).toMatchObject([
    { name: 'press', data: { wallet: 'buy_it_now', at: expect.any(Number) } },
    { name: 'ending', data: { wallet: 'buy_it_now', type: 'unrecoverable' } },
    { type: 'error' },
  ]);
  // The dialog's file arrives later, and must do so before the test ends.
  await vi.waitFor(() => expect(document.querySelector('body > div')).not.toBe(null));
});

test.each([
  ['is sent once, whoever clicks twice', '/cart/add', 1],
  ['that is no cart’s is not sent: a dialog says so, and nothing is lost', '/search', 0],
])('a form with a file %s', async (_what, action, times) => {
  const { widget, host } = productPage('<input type="hidden" name="id" value="1">');
  widget.purchase.form!.setAttribute('method', 'post');
  widget.purchase.form!.setAttribute('action', action);
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const button: Button = { widget, wallet: 'buy_it_now', params: {}, element: host };
  leave({ type: 'form' }, { button, opener: host, at: 0, over: new AbortController() });
  expect(submit).toHaveBeenCalledTimes(times);
  if (times) expect(click({ button, opener: host })).toBe(false);
  else await vi.waitFor(() => expect(document.querySelector('body > div')).not.toBe(null));
  expect([submit.mock.calls.length, assign.mock.calls]).toEqual([times, []]);
});
