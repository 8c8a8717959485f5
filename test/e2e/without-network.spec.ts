import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { untilIdle } from './fixtures/wait';
import { checkoutFlags, parts } from './fixtures/widget';

const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)|dynamically imported/;

/** The notice that the page is offline. */
const notice = (page: Page) => page.getByRole('dialog', { name: 'インターネットに接続できません' });

const isBusy = (page: Page) => expect(parts(page).buyItNow).toHaveAttribute('aria-busy', 'true');

/** Runs the page's clock for longer than a press waits for the network. */
const waitInVain = (page: Page) => page.clock.runFor(21_000);

/** The page's first interaction, which has what looks after it loaded, and not the code of a press. */
async function touch(page: Page): Promise<void> {
  const code = page.waitForResponse('**/companion.js');
  await page.mouse.move(1, 1);
  await (await code).finished();
  await page.clock.runFor(100);
  await untilIdle(page);
}

/** The page, its core and companion are there, and not the code of a press. The page's clock is the test's. */
async function openCold(page: Page, context: BrowserContext): Promise<void> {
  await page.clock.install();
  await gotoBare(
    page,
    `<main>${formHtml(hostHtml({})).replace('<form', '<form action="/cart/add" method="post"')}</main>`,
  );
  await page.clock.runFor(100);
  await expect(parts(page).buyItNow).toBeEnabled();
  await touch(page);
  await context.setOffline(true);
}

/** Only the click: pointing at the button would fetch the code earlier. */
const pressCold = (page: Page) => parts(page).buyItNow.dispatchEvent('click');

test('a cold press without a network goes on when the network is back after a second, and two clicks make one cart', async ({
  page,
  context,
  store,
  allowErrors,
}) => {
  allowErrors(OFFLINE);
  await openCold(page, context);
  await pressCold(page);
  await pressCold(page);
  await isBusy(page);
  await page.clock.runFor(1000);
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.clock.resume();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('without a network for long a notice says so, the page stays, and a press after the network is back buys', async ({
  page,
  context,
  store,
  allowErrors,
}) => {
  allowErrors(OFFLINE);
  await openCold(page, context);
  await pressCold(page);
  await page.clock.runFor(2500);
  await expect(notice(page)).toBeVisible();
  await isBusy(page);
  await waitInVain(page);
  await expect(parts(page).buyItNow).not.toHaveAttribute('aria-busy');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.clock.resume();
  await parts(page).buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('the notice closes itself when the network is back, and the press goes on', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(OFFLINE);
  await openCold(page, context);
  await pressCold(page);
  await page.clock.runFor(10_000);
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await page.clock.resume();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
});

test('closing the notice ends the press: nothing is bought when the network is back', async ({
  page,
  context,
  store,
  allowErrors,
}) => {
  allowErrors(OFFLINE);
  await openCold(page, context);
  await pressCold(page);
  await page.clock.runFor(2500);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(parts(page).buyItNow).not.toHaveAttribute('aria-busy');
  await context.setOffline(false);
  await page.clock.runFor(21_000);
  expect(await store.calls('cartCreate')).toEqual([]);
  expect(page.url()).toContain('/bare');
});

test('a warm press without a network makes its cart when the network is back, and closing the notice ends it', async ({
  page,
  context,
  store,
  allowErrors,
}) => {
  allowErrors(OFFLINE);
  await page.clock.install();
  await gotoBare(page, `<main>${formHtml(hostHtml({}))}</main>`);
  await page.clock.runFor(100);
  const { buyItNow } = parts(page);
  const code = page.waitForResponse('**/press.js');
  await buyItNow.hover();
  await page.clock.runFor(1000);
  await code;
  await page.clock.runFor(1000);
  await context.setOffline(true);
  await buyItNow.click();
  await isBusy(page);
  await page.clock.runFor(3000);
  await page.getByRole('button', { name: '閉じる' }).click();
  await page.clock.runFor(500);
  await expect(buyItNow).not.toHaveAttribute('aria-busy');
  await buyItNow.dblclick();
  await page.clock.runFor(3000);
  await expect(notice(page)).toBeVisible();
  expect(await store.calls('cartCreate')).toEqual([]);
  await context.setOffline(false);
  await page.clock.resume();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('where the browser knows nothing of the lost line, the code and the store are asked for until they answer', async ({
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to load resource|dynamically imported/);
  await page.clock.install();
  await gotoBare(
    page,
    `<main>${formHtml(hostHtml({})).replace('<form', '<form action="/cart/add" method="post"')}</main>`,
  );
  await page.clock.runFor(100);
  await touch(page);
  await page.route('**/*', (route) => route.abort());
  await pressCold(page);
  await isBusy(page);
  for (let second = 0; second < 4; second++) await page.clock.runFor(1000);
  await expect(notice(page)).toBeVisible();
  await page.unroute('**/*');
  await page.clock.resume();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a press that is the page’s first touch, without a network, says so and gives the button back, and another one buys', async ({
  page,
  context,
  store,
  allowErrors,
}) => {
  allowErrors(OFFLINE);
  await page.goto('/products/sencha?theme=b');
  await expect(parts(page).buyItNow).toBeEnabled();
  await context.setOffline(true);
  const said = page.waitForEvent('dialog');
  await pressCold(page);
  const dialog = await said;
  expect(dialog.message()).toContain('インターネットに接続できません');
  await dialog.accept();
  await expect(parts(page).buyItNow).not.toHaveAttribute('aria-busy');
  expect(page.url()).toContain('/products/sencha');
  await context.setOffline(false);
  await parts(page).buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('a stopped load gives the button back, and another press goes to checkout', async ({ page, allowErrors }) => {
  allowErrors(/ERR_|Failed to load resource|dynamically imported/);
  await gotoBare(
    page,
    `<main>${formHtml(hostHtml({})).replace('<form', '<form action="/cart/add" method="post"')}</main>`,
  );
  await page.route('**/karui/*/press.js', (route) => route.abort());
  let ask = () => {};
  const isAsked = new Promise<void>((resolve) => (ask = resolve));
  // The store never answers.
  await page.route('**/cart/add', () => ask());
  // Until the load ends a browser answers no question about its page.
  await pressCold(page);
  await isAsked;
  const session = await page.context().newCDPSession(page);
  // As Escape and the browser's own button do.
  await session.send('Page.stopLoading');
  await expect(parts(page).buyItNow).not.toHaveAttribute('aria-busy');
  await page.unroute('**/cart/add');
  await pressCold(page);
  await page.waitForURL('**/checkouts/**');
});
