import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  codeComes,
  dispatch,
  isSaving,
  leavePageOfCart,
  openPageOfCart,
  saving,
  set,
  showCart,
  write,
} from './edited-cart';

beforeEach(async () => {
  await openPageOfCart();
  showCart();
});
afterEach(leavePageOfCart);

test.each<[what: string, change: () => void]>([
  ['typed', () => dispatch('input', '[name="quantity"]')],
  ['changed by a button', () => dispatch('click', 'button')],
  ['set by a script', () => set('2')],
])(
  'a press waits for a quantity that was %s before the code that recognises changes of the cart arrived',
  async (_what, change) => {
    change();
    await codeComes();
    write(300, 250);
    expect(saving()).toEqual([true, 550]);
  },
);

test('before the code that watches the cart arrives, a press waits 3 s after any event of the page, except a press of our own buttons', async () => {
  dispatch('click', '#ours');
  expect(isSaving()).toBe(false);
  dispatch('click', '#apply');
  expect(isSaving()).toBe(true);
  await codeComes();
  expect(isSaving()).toBe(false);
  expect(saving()).toEqual([false, 0]);
});
