import { afterEach, expect, test } from 'vitest';
import { hasRoomForFrame } from '../../../wallets/shop-pay/account-and-promise/button-size';

afterEach(() => void (document.body.textContent = ''));

/** A button of this width in CSS pixels, with words of this size; null for no words. */
function button(width: number, words: string | null): HTMLElement {
  const made = document.createElement('button');
  Object.defineProperty(made, 'offsetWidth', { value: width });
  made.style.width = `${width}px`;
  if (words) made.innerHTML = `<span style="font-size: ${words}">で購入</span>`;
  document.body.append(made);
  return made;
}

test.each([
  [219, '16px', false],
  [220, '16px', true],
  [400, '9.9px', false],
  [400, '10px', true],
  [400, '18px', true],
  [400, '18.1px', false],
  [400, null, true],
])('a button of %d px with words of %s has room for the account: %s', (width, words, hasRoom) => {
  expect(hasRoomForFrame(button(width, words))).toBe(hasRoom);
});

test('a button that is hidden has no width to judge by', () => {
  expect(hasRoomForFrame(button(0, '16px'))).toBe(true);
});
