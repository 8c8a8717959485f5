import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PRESS_EVENT } from '../../src/names';
import type { PressCode } from '../../src/widget/press-code';
import { interact, openPage } from '../companion/open-page';

/** What is pressed, and the code of its press. */
const CODE = {} as PressCode;
let warm: () => Promise<PressCode>;

/** What is listened for and watched as long as presses are likely. */
const watched = () => [
  vi.mocked(addEventListener).mock.calls.filter(([type]) => type === PRESS_EVENT).length,
  vi.mocked(MutationObserver.prototype.observe).mock.calls.filter(([root]) => root === document.documentElement).length,
];

beforeEach(async () => {
  vi.spyOn(window, 'addEventListener');
  vi.spyOn(MutationObserver.prototype, 'observe');
  document.body.innerHTML = '<form><shopify-accelerated-checkout></shopify-accelerated-checkout></form>';
  const { widget } = await openPage(document.querySelector('shopify-accelerated-checkout')!);
  const { companion } = await import('../../src/companion/start-companion');
  await interact();
  const button = { widget, wallet: 'shop_pay', element: widget.host, params: {} } as const;
  warm = () => companion()!.fetchPress(button, async () => CODE);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what buttons show is looked after from the first warm-up of a press on, once, and not with the companion', async () => {
  expect(watched()).toEqual([0, 0]);
  await warm();
  expect(watched()).toEqual([1, 1]);
  await warm();
  expect(watched()).toEqual([1, 1]);
});

test('a page on which it can’t be looked after still gets the code of a press', async () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(await warm()).toBe(CODE);
});
