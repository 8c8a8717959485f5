import { WHOLE_BROWSER } from '../whole-browser';
import { awayAndBack } from './fixtures/away-and-back';
import { expect, test } from './fixtures/paypal-v6-scenario';
import { untilIdle } from './fixtures/wait';

const CHECKOUT = 'checkout storefront_wallet';

test('a window that the shopper leaves ends quietly, and the next press begins anew', async ({
  scenario,
  payPal,
  v6,
}) => {
  const first = await v6.open();
  await first.order();
  await first.cancel();
  await first.gone();
  await scenario.ready();
  await expect(scenario.dialog).toHaveCount(0);
  const second = await payPal.press(v6.ours());
  await second.close();
  await scenario.ready();
  await (await payPal.press(v6.ours())).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  await expect(scenario.dialog).toHaveCount(0);
});

test('a window that is closed while the token is on its way ends quietly', async ({ scenario, payPal, store, v6 }) => {
  await store.faults({ operation: 'paypalTokenCreate', delayMs: 2500, times: 1 });
  const window = await v6.open();
  await payPal.until('creating');
  await window.close();
  await scenario.ready();
  await expect(scenario.dialog).toHaveCount(0);
  await (await payPal.press(v6.ours())).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
});

test('the window closes, and a dialog says why, when the goods are sold out', async ({ scenario, store, v6 }) => {
  await store.faults({ operation: 'cartCreate', stock: 0 });
  const window = await v6.open();
  expect(await scenario.outcome()).toContain('dialog');
  await window.gone();
});

for (const auto of ['tries both', 'opens a window'] as const)
  test.describe(`in a browser that blocks popups, where PayPal’s \`auto\` ${auto}`, () => {
    test.use({ payPalV6Options: { popups: 'blocked', auto } });

    test('a frame over the page takes the window’s place, with one cart and one token', async ({ scenario, v6 }) => {
      const frame = await v6.open();
      expect(frame.popup).toBeNull();
      await frame.approve();
      expect(await scenario.outcome()).toBe(CHECKOUT);
      expect(await scenario.calls('cartCreate', 'paypalTokenCreate')).toEqual([1, 1]);
    });
  });

test.describe('where neither window nor frame opens', () => {
  test.use({ payPalV6Options: { popups: 'blocked', modal: 'fails' } });

  test('checkout has the cart, and nobody is asked to press again', async ({ scenario, page, v6, allowErrors }) => {
    allowErrors(/unable to open/);
    await v6.visit();
    await v6.ours().click();
    await page.waitForURL('**/checkouts/**');
    await expect(scenario.dialog).toHaveCount(0);
    expect(await scenario.calls('cartCreate')).toEqual([1]);
  });
});

test.describe('where PayPal refuses the store’s token', () => {
  test.use({ payPalV6Options: { refusesTokens: true } });

  test('checkout has the cart', async ({ scenario, page, v6 }) => {
    await (await v6.open()).gone();
    await page.waitForURL('**/checkouts/**');
    expect(await scenario.calls('cartCreate')).toEqual([1]);
  });
});

test.describe('where PayPal tells nothing of a window that was left', () => {
  test.use({ payPalV6Options: { endsSilently: true } });

  test('nothing is shown, and the button can be pressed again', async ({ scenario, payPal, v6 }) => {
    const window = await v6.open();
    await window.order();
    await window.cancel();
    await scenario.ready();
    await expect(scenario.dialog).toHaveCount(0);
    await (await payPal.press(v6.ours())).approve();
    expect(await scenario.outcome()).toBe(CHECKOUT);
  });
});

test.describe('where PayPal tells an approval twice, late, and an error after it', () => {
  test.use({ payPalV6Options: { approvesTwice: true, failsAfterApproval: true } });

  test('the approval counts, and is paid once', async ({ scenario, v6 }) => {
    await (await v6.open()).approve();
    expect(await scenario.outcome()).toBe(CHECKOUT);
    expect(await scenario.calls('cartPaymentUpdate', 'PayPalBuyerDetailsFetch')).toEqual([1, 1]);
  });
});

test('an instrument that is refused ends in a dialog', async ({ scenario, payPal, v6 }) => {
  const window = await v6.open();
  await window.order();
  await payPal.fail({ code: 'INSTRUMENT_DECLINED', message: 'declined', isRecoverable: false });
  expect(await scenario.outcome()).toContain('PayPal');
  await window.gone();
});

test('no window opens when the page prevents the press', async ({ scenario, payPal, page, v6 }) => {
  await page.addInitScript(() => addEventListener('karui:press', (event) => event.preventDefault()));
  await v6.visit();
  await v6.ours().click();
  await untilIdle(page);
  expect(payPal.calls('start')).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  expect(await scenario.calls('cartCreate')).toEqual([0]);
});

test('the window closes when a later listener of the page stops the click', async ({ scenario, payPal, page, v6 }) => {
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));
  await (await v6.open()).gone();
  await scenario.ready();
  expect(payPal.calls('start')).toHaveLength(1);
  expect(await scenario.calls('cartCreate')).toEqual([0]);
  await expect(scenario.dialog).toHaveCount(0);
});

test('a double click opens one window, and makes one cart', async ({ scenario, payPal, page, v6 }) => {
  await v6.visit();
  const opened = page.context().waitForEvent('page');
  await v6.ours().dblclick({ noWaitAfter: true });
  await (await opened).locator('[data-act="approve"]').click({ noWaitAfter: true });
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(payPal.calls('start')).toHaveLength(1);
  expect(await scenario.calls('cartCreate')).toEqual([1]);
});

test('a press that is the page’s first touch opens the window as well', async ({
  scenario,
  payPal,
  gotoProduct,
  v6,
}) => {
  await gotoProduct('sencha', { recommended: 'paypal', params: { paypal: 'v6' } });
  await (await payPal.press(v6.ours())).approve();
  expect(await scenario.outcome()).toBe(CHECKOUT);
  expect(await scenario.calls('cartCreate')).toEqual([1]);
});

test(
  'the painted button stays under the finger throughout, is busy, and has the focus again',
  { tag: WHOLE_BROWSER },
  async ({ scenario, page, v6, layoutShift }) => {
    await v6.visit();
    const button = v6.ours();
    const box = await button.boundingBox();
    const node = await button.elementHandle();
    await button.focus();
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    const window = await opened;
    await window.locator('[data-act="cancel"]').waitFor();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    expect(await button.evaluate((now, before) => now === before, node)).toBe(true);
    await window.locator('[data-act="cancel"]').click({ noWaitAfter: true });
    await scenario.ready();
    expect(await button.evaluate((now, before) => now === before, node)).toBe(true);
    expect(await button.boundingBox()).toEqual(box);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('shopify-paypal-button');
    expect((await layoutShift()).cls).toBe(0);
  },
);

test('the window closes quietly when its host is removed', async ({ scenario, page, v6 }) => {
  const window = await v6.open();
  await window.order();
  await page.locator('shopify-accelerated-checkout').evaluate((host) => host.remove());
  await window.gone();
  await expect(scenario.dialog).toHaveCount(0);
  expect(await scenario.calls('cartPaymentUpdate')).toEqual([0]);
});

test(
  'a page that comes back from the back/forward cache has a session of its own',
  { tag: WHOLE_BROWSER },
  async ({ scenario, payPal, page, v6 }) => {
    await v6.visit();
    const before = payPal.calls('createPayPalOneTimePaymentSession').length;
    await awayAndBack(page);
    await page.mouse.move(2, 2);
    await expect.poll(() => payPal.calls('createPayPalOneTimePaymentSession').length).toBeGreaterThan(before);
    await (await payPal.press(v6.ours())).approve();
    expect(await scenario.outcome()).toBe(CHECKOUT);
  },
);

test('a warm press opens the window inside its click, because Safari opens none a moment later', async ({
  page,
  scenario,
  v6,
}) => {
  await page.addInitScript(() => {
    const open = window.open;
    window.open = (...args) => {
      // The event that is being handled: deprecated, and the only thing that says so.
      document.documentElement.dataset['openedIn'] = window.event?.type ?? 'nothing';
      return open.apply(window, args);
    };
  });
  const opened = await v6.open();
  await expect(page.locator('html')).toHaveAttribute('data-opened-in', 'click');
  await opened.cancel();
  await scenario.ready();
});
