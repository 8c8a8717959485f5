import type { Page } from '@playwright/test';
import {
  eventBody,
  logsBody,
  metricsBody,
  REPORT_HEADERS,
  reportBody,
  SESSION_HEADERS,
  sessionBody,
  withMember,
} from '../store/test-support/telemetry-bodies';
import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';

/** Sends a body as the widget would; the answer's status. */
const send = async (page: Page, path: string, body: object, headers: Record<string, string> = {}) =>
  (await page.request.post(`/__telemetry/${path}`, { data: body, headers })).status();

const PAGE = '/__store/telemetry';

/** One of each kind, and an event that is refused. */
async function sendAll(page: Page): Promise<void> {
  expect(await send(page, 'events/v1/produce', eventBody())).toBe(200);
  expect(await send(page, 'otlp/v1/metrics', metricsBody())).toBe(200);
  expect(await send(page, 'otlp/v1/logs', logsBody())).toBe(200);
  expect(await send(page, 'errors/notify', reportBody(), REPORT_HEADERS)).toBe(200);
  expect(await send(page, 'errors/sessions', sessionBody(), SESSION_HEADERS)).toBe(202);
  expect(await send(page, 'events/v1/produce', withMember(eventBody(), 'payload.ttl', -1))).toBe(400);
}

const consentOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '_tracking_consent')?.value;

test('what comes is there without a reload: events, histograms, logs, errors, and what was refused', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.getByText('まだありません。')).toHaveCount(5);
  await sendAll(page);
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('ShopPay');
  await expect(row).toContainText('analytics, marketing');
  const duration = page.getByRole('region', { name: 'karui.press.duration' });
  await expect(duration.getByRole('img')).toHaveAccessibleName(
    'karui.press.duration：0 ms が 1、1.83–2 ms が 2、3.67–4 ms が 1',
  );
  await expect(duration.locator('rect')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'karui.presses' }).getByRole('definition')).toHaveText('3');
  await expect(page.getByRole('region', { name: 'ログ' })).toContainText('WARN missing translation');
  await expect(page.getByRole('article').getByRole('listitem').getByText('thrower')).toBeVisible();
  await expect(page.getByText('原因：Error cause')).toBeVisible();
  await expect(page.getByText('セッション：1')).toBeVisible();
  await expect(page.getByRole('region', { name: '受け取らなかったもの' })).toContainText('payload.ttl');
  await page.getByRole('button', { name: '届いたものを消す' }).click();
  await expect(page.getByText('まだありません。')).toHaveCount(5);
});

for (const [fault, status] of [
  ['429、2秒後に再試行', 429],
  ['200 一部だけ受け取り', 200],
] as const)
  test(`by keyboard: metrics are answered with ${fault}, once`, async ({ page }) => {
    await page.goto(PAGE);
    await page.getByLabel('受信口').selectOption('測定値（metrics）');
    await page.getByLabel('不具合', { exact: true }).selectOption(fault);
    await page.getByRole('button', { name: '起こす' }).press('Enter');
    await expect(page.getByRole('list', { name: '起こる予定の不具合' })).toContainText('telemetry/metrics × 1');
    expect(await send(page, 'otlp/v1/metrics', metricsBody())).toBe(status);
    await expect(page.getByRole('region', { name: '受け取らなかったもの' })).toContainText(`metrics`);
    await expect(page.getByRole('list', { name: '起こる予定の不具合' })).toBeHidden();
    expect(await send(page, 'otlp/v1/metrics', metricsBody())).toBe(200);
  });

test('the page can set a consent that was declined, in either format, or is unknown', async ({ page }) => {
  await page.goto(PAGE);
  const consent = page.getByLabel('同意');
  await expect(consent).toHaveValue('head:allowed-v3');
  await consent.selectOption('拒否（3）');
  await expect.poll(() => consentOf(page)).toContain('3amps.');
  await consent.selectOption('拒否（v2.1）');
  await expect.poll(() => consentOf(page)).toContain('%22v%22%3A%222.1%22');
  await page.reload();
  await expect(consent).toHaveValue('declined-v2.1');
  await consent.selectOption('どこにもない');
  await expect.poll(() => consentOf(page)).toBeUndefined();
  await consent.selectOption('HEAD / で拒否');
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'demo_consent')?.value)
    .toBe('declined-v3');
  await page.evaluate(() => fetch('/', { method: 'HEAD' }).then(() => null));
  await expect.poll(() => consentOf(page)).toContain('3amps.');
});

test('the panel of a shop’s page changes the consent, tells the page, and leads here', async ({
  page,
  gotoProduct,
}) => {
  await gotoProduct('sencha', { params: { panel: 'on' } });
  await page.evaluate(() => document.addEventListener('visitorConsentCollected', () => (document.title = 'told')));
  const panel = page.getByRole('complementary', { name: 'デモストアの操作' });
  await panel.getByRole('button', { name: 'デモ', exact: true }).click();
  await panel.getByLabel('同意').selectOption('拒否（3）');
  await expect(page).toHaveTitle('told');
  expect(await consentOf(page)).toContain('3amps.');
  await page.goto((await panel.getByRole('link', { name: '届いたものを見る' }).getAttribute('href'))!);
  await expect(page.getByRole('heading', { name: 'テレメトリー', level: 1 })).toBeVisible();
});

for (const [width, forcedColors] of [
  [390, 'active'],
  [1280, 'none'],
] as const)
  test(`axe finds nothing, and nothing is wider than the screen: ${width} px, forced colours ${forcedColors}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ forcedColors });
    await page.goto(PAGE);
    await sendAll(page);
    await expect(page.getByRole('article')).toBeVisible();
    for (const summary of await page.locator('summary').all()) await summary.press('Enter');
    expect(await axeViolations(page, forcedColors)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
