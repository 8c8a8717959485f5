import { expect, test, vi } from 'vitest';
import { paintRows } from '../../../src/build/paint-rows';
import { wallets } from '../../../src/core/wallets';

vi.stubGlobal('PAINT_WALLETS', paintRows(wallets));
const { paintHost } = await import('../../../src/snippet/paint/paint-host');
const { paintedInPage } = await import('../../../src/snippet/paint/make-button');

/** A page whose script puts one host in the place of the other. */
const renderAnew = (): HTMLElement => {
  document.body.innerHTML =
    '<form><input name="id" value="41001"><shopify-accelerated-checkout recommended="null"></shopify-accelerated-checkout></form>';
  return document.querySelector('shopify-accelerated-checkout')!;
};

test('a host that comes when too much was painted is left to the widget, which is asked for', () => {
  const seen: [isComplete: boolean, buttons: number][] = [];
  for (let host = 1; host <= 101; host += 1) {
    const made = renderAnew();
    seen.push([paintHost(made, '/karui/'), made.childElementCount]);
    expect(paintedInPage()).toEqual([...made.children]);
  }
  expect(seen.slice(0, 99).every(([isComplete, buttons]) => isComplete && buttons === 1)).toBe(true);
  expect(seen.slice(99)).toEqual([
    [false, 0],
    [false, 0],
  ]);
});
