import type { Page } from '@playwright/test';
import { rowsOf } from '../combinations';
import { holdFile } from './fixtures/hold';
import { expect, test } from './fixtures/apple-pay-scenario';
import { loaded, warm } from './fixtures/wait';

/** Logs when the session begins and when the first microtask of the press runs. */
const watchPress = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('karui:press', () => queueMicrotask(() => heard.push('put off')));
    const home = window as unknown as { ApplePaySession: typeof ApplePaySession };
    home.ApplePaySession = new Proxy(ApplePaySession, {
      construct(target, args: ConstructorParameters<typeof ApplePaySession>) {
        const session = new target(...args);
        const begin = session.begin.bind(session);
        session.begin = () => (heard.push('begun'), begin());
        return session;
      },
    });
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('a warm press by the keyboard opens the sheet without awaiting anything', async ({ scenario, applePay, page }) => {
  await scenario.visit();
  await warm(page, scenario.button, 'apple-pay.js');
  await watchPress(page);
  await scenario.button.focus();
  await page.keyboard.press('Space');
  await applePay.until('ready');
  expect(await heard(page)).toEqual(['begun', 'put off']);
});

test('a cold double click opens one sheet at once; its code arrives 5 s later, and one cart is ordered', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  const release = await holdFile(page, 'apple-pay');
  await page.clock.install();
  await scenario.visit();
  await watchPress(page);
  await scenario.button.dblclick();
  await applePay.until('validatemerchant');
  expect((await heard(page)).slice(0, 2)).toEqual(['begun', 'put off']);
  await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(5000);
  expect((await applePay.sheet())!.state).toBe('validatemerchant');
  expect(await store.requests()).toEqual([]);
  release();
  await applePay.until('ready');
  expect(applePay.calls('new ApplePaySession')).toHaveLength(1);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

for (const file of rowsOf(['apple-pay'], ['press'])) {
  test(`a cold press whose ${file}.js fails closes the sheet and goes to the store’s own checkout`, async ({
    scenario,
    applePay,
    store,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource|dynamically imported/);
    await store.faults({ operation: `${file}.js`, status: 503 });
    await scenario.visit();
    await scenario.button.click();
    expect(await scenario.outcome()).toBe('checkout storefront_wallet');
    expect(applePay.sheets.map(({ state }) => state)).toEqual(['aborted']);
    expect((await store.requests()).filter(({ url }) => url.startsWith('/api/'))).toEqual([]);
  });
}

test('when the code never arrives, we close the sheet before Apple’s time limit does', async ({
  scenario,
  applePay,
  page,
}) => {
  const release = await holdFile(page, 'apple-pay');
  await page.clock.install();
  await scenario.visit();
  await scenario.button.click();
  await applePay.until('validatemerchant');
  await page.clock.fastForward(20_000);
  expect(await scenario.outcome()).toBe('checkout storefront_wallet');
  expect(applePay.sheets.map(({ state }) => state)).toEqual(['aborted']);
  release();
});

for (const file of rowsOf(['press'], ['apple-pay'])) {
  test(`a sheet that is cancelled before ${file}.js arrives stays closed, and the next press works`, async ({
    scenario,
    applePay,
    page,
    store,
  }) => {
    const release = await holdFile(page, file);
    await page.clock.install();
    await scenario.visit();
    await scenario.button.click();
    await applePay.until('validatemerchant');
    await applePay.user.cancel();
    await expect(scenario.button).toBeEnabled();
    // No dialog opens either when the code of the press has failed by now. The wallet's code, if it fails, would close the sheet again.
    if (file === 'press') await page.clock.fastForward(20_000);
    await expect(scenario.dialog).toHaveCount(0);
    release();
    await loaded(page, 'apple-pay.js', 'press.js');
    expect(applePay.calls().map(({ name }) => name)).not.toContain('abort');

    await scenario.button.click();
    await applePay.until('ready');
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
}
