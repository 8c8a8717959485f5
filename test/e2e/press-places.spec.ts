import { expect, test } from './fixtures/apple-pay-scenario';
import { bareHtml, formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { slowClock } from './fixtures/slow-clock';
import { parts } from './fixtures/widget';

test('in the theme editor a press says that nothing is bought there', async ({ page, store }) => {
  await page.addInitScript(() => void Object.assign(window, { Shopify: { designMode: true } }));
  await gotoBare(page, formHtml(hostHtml({})));
  await parts(page).buyItNow.click();
  await expect(parts(page).dialog).toHaveAccessibleName('テーマエディタではご購入いただけません');
  expect(await store.calls('cartCreate')).toEqual([]);
});

for (const [what, sandbox, isWhole] of [
  ['a frame', '', true],
  ['a frame that may not leave the window', 'sandbox="allow-scripts allow-same-origin allow-forms"', false],
] as const) {
  test(`a press in ${what} opens checkout in the ${isWhole ? 'whole window' : 'frame'}`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Unsafe attempt to initiate navigation/);
    await page.route('**/framed', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: bareHtml(formHtml(hostHtml({}))) }),
    );
    await page.route('**/quick-view', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>q</title><iframe ${sandbox} src="/framed">`,
      }),
    );
    await page.goto('/quick-view');
    const frame = page.frames()[1]!;
    await page.frameLocator('iframe').getByRole('button', { name: '今すぐ購入' }).click();
    await expect.poll(() => (isWhole ? page : frame).url()).toContain('/checkouts/');
    if (!isWhole) expect(page.url()).toContain('/quick-view');
  });
}

test('a page’s listener that says no at the end of the click closes Apple’s sheet again, and the link moves nothing', async ({
  page,
  scenario,
  applePay,
  store,
}) => {
  scenario.except({ removals: 1 });
  await scenario.visit();
  await scenario.button.hover();
  await page.evaluate(() => {
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    document.body.addEventListener('click', refuse);
    document.addEventListener('agreed', () => document.body.removeEventListener('click', refuse));
  });
  await scenario.button.click();
  await expect.poll(() => applePay.sheets.map(({ state }) => state)).toEqual(['aborted']);
  await expect(scenario.button).toBeEnabled();
  await parts(page).moreOptions.click();
  expect(await page.evaluate(() => location.hash)).toBe('');
  await page.evaluate(() => document.dispatchEvent(new Event('agreed')));
  await scenario.button.click();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.orders()).toHaveLength(1);
});

test('a sheet that is gone without an event: a press on the page ends it, and opens another', async ({
  page,
  scenario,
  applePay,
}) => {
  const moveClock = await slowClock(page);
  await scenario.open();
  await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
  await test.step('a second click comes with the first', async () => {
    await scenario.button.click({ force: true });
    await expect(scenario.button).toHaveAttribute('aria-busy', 'true');
  });
  await moveClock(1600);
  await scenario.button.click({ force: true });
  await expect.poll(() => applePay.calls('begin').length).toBe(2);
  expect(applePay.sheets[0]!.state).toBe('aborted');
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});
