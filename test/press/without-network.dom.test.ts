import { expect, test, vi } from 'vitest';
import { formHtml, hostHtml } from '../e2e/fixtures/bare-page';
import { liveWidgets } from '../../src/widget/live-widgets';
import { prepare } from '../../src/click/click';
import { withoutCompat } from '../host/page';
import { button, checkoutFlags, hold, isBusy, onPressPage, open, operations, soon, went } from './press-page';

onPressPage();

/** Takes the network away, and the browser says so. @returns how often the store was asked for it, and what brings the network back */
function loseLine() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', asked);
  return {
    timesAsked: () => asked.mock.calls.length,
    comeBack() {
      vi.stubGlobal('fetch', fetch);
      online.mockReturnValue(true);
    },
  };
}

/** Opens a page whose wallet is prepared, so that a press needs no more code. */
async function openWarm(): Promise<void> {
  await open(withoutCompat(formHtml(hostHtml({}))));
  const [widget] = [...liveWidgets];
  const element = document.querySelector<HTMLElement>('shopify-buy-it-now-button')!;
  await prepare({ widget: widget!, wallet: 'buy_it_now', params: {}, element });
}

test('a cart that was made as the network went is checked out when the network is back, and the button is busy until then', async () => {
  await open(withoutCompat(formHtml(hostHtml({}))));
  const release = hold('cartCreate');
  button().click();
  await soon(operations).toEqual(['cartCreate']);
  const { timesAsked, comeBack } = loseLine();
  release();
  await soon(timesAsked).toBe(2);
  expect([went, isBusy()]).toEqual([[], true]);
  comeBack();
  expect(await checkoutFlags()).toEqual({ storefront_wallet: 'true' });
  await soon(isBusy).toBe(false);
  expect(operations()).toEqual(['cartCreate']);
});

test('a warm press without a network sends nothing before the network is back', async () => {
  await openWarm();
  const { timesAsked, comeBack } = loseLine();
  button().click();
  button().click();
  await soon(timesAsked).toBe(1);
  expect([operations(), isBusy()]).toEqual([[], true]);
  comeBack();
  await checkoutFlags();
  expect(operations()).toEqual(['cartCreate']);
});

test('where the browser says wrongly that the page is offline, a warm press asks the store once, and buys', async () => {
  await openWarm();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  button().click();
  expect(await checkoutFlags()).toEqual({ storefront_wallet: 'true' });
  // The first has no name: it asks for the network.
  expect(operations()).toEqual(['', 'cartCreate']);
});
