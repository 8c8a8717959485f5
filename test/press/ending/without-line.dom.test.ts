import { expect, test, vi } from 'vitest';
import { formHtml, hostHtml } from '../../e2e/fixtures/bare-page';
import { liveWidgets } from '../../../src/core/live-widgets';
import { beginPress } from '../../../src/press/running/begin-press';
import { prepare } from '../../../src/press/running/prepare-wallet';
import { withoutCompat } from '../../core/element/page';
import { button, checkoutFlags, hold, isBusy, onPressPage, open, operations, soon, went } from '../press-page';

onPressPage();

test('a cart that was made as the line went is checked out when the line is back, and the button is busy until then', async () => {
  await open(withoutCompat(formHtml(hostHtml({}))));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const release = hold('cartCreate');
  button().click();
  await soon(operations).toEqual(['cartCreate']);
  online.mockReturnValue(false);
  // Whoever waits for the line looks at it more than once.
  const looks = online.mock.calls.length;
  release();
  await soon(() => online.mock.calls.length > looks + 3).toBe(true);
  expect([went, isBusy()]).toEqual([[], true]);
  online.mockReturnValue(true);
  expect(await checkoutFlags()).toEqual({ storefront_wallet: 'true' });
  await soon(isBusy).toBe(false);
  expect(operations()).toEqual(['cartCreate']);
});

test('a warm press without a line sends nothing before the line is back', async () => {
  await open(withoutCompat(formHtml(hostHtml({}))));
  const [widget] = [...liveWidgets];
  const element = document.querySelector<HTMLElement>('shopify-buy-it-now-button')!;
  await prepare({ widget: widget!, wallet: 'buy_it_now', params: {}, element }, beginPress);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  button().click();
  button().click();
  await soon(() => online.mock.calls.length > 3).toBe(true);
  expect([operations(), isBusy()]).toEqual([[], true]);
  online.mockReturnValue(true);
  await checkoutFlags();
  expect(operations()).toEqual(['cartCreate']);
});
