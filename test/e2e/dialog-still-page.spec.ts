import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { refuseCarts } from './fixtures/refuse-carts';
import { untilIdle } from './fixtures/wait';
import { parts } from './fixtures/widget';

const PAGES = rowsOf(
  [
    ['says nothing of overflow', ''],
    ['has a body as high as the window that hides what is wider', 'html,body{height:100%}body{overflow-x:hidden}'],
  ],
  [
    ['hides what is wider than its body', 'body{overflow-x:hidden}'],
    ['hides what is wider than its root and its body', 'html,body{overflow-x:hidden}'],
    ['always has a scroll bar', 'html{overflow-y:scroll}body{overflow-x:hidden}'],
  ],
);

for (const [what, css] of PAGES) {
  test(`a page that ${what} stays where it is behind a dialog, and so does its sticky header`, async ({
    page,
    store,
    gotoProduct,
    layoutShift,
  }) => {
    await refuseCarts(store);
    await gotoProduct('sencha');
    await page.addStyleTag({ content: `${css}#sticky{display:block;position:sticky;top:0;height:9px}` });
    await page.evaluate(() => {
      const { body } = document;
      body.insertAdjacentHTML('afterbegin', '<i id="sticky"></i>');
      body.insertAdjacentHTML('beforeend', '<p style="height:3000px"></p>');
      scrollTo(0, 600);
    });
    const places = () => page.evaluate(() => [scrollY, document.querySelector('#sticky')!.getBoundingClientRect().y]);
    const before = await places();
    expect(before[0]).toBe(600);
    const still = await layoutShift();
    const { buyItNow, dialog } = parts(page);
    // A pointer would scroll to the button first.
    await buyItNow.dispatchEvent('click');
    await expect(dialog).toBeVisible();
    expect(await places()).toEqual(before);
    await page.mouse.move(10, 10);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    await untilIdle(page);
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await places()).toEqual(before);
    expect(await layoutShift()).toEqual(still);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await places())[0]).toBe(1000);
  });
}

test('on a page that scrolls by script, the wheel scrolls the text of a dialog and not the page', async ({
  page,
  store,
  gotoProduct,
}) => {
  await refuseCarts(store, '一人三個まで\n'.repeat(60));
  await gotoProduct('sencha');
  await page.evaluate(() => {
    const scroll = (event: WheelEvent) => {
      event.preventDefault();
      scrollBy(0, event.deltaY);
    };
    addEventListener('wheel', scroll, { passive: false });
  });
  const { buyItNow, dialog } = parts(page);
  await buyItNow.click();
  await expect(dialog).toContainText('一人三個まで');
  const before = await page.evaluate(() => scrollY);
  const message = dialog.locator('.message');
  await message.hover();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => message.evaluate(({ scrollTop }) => scrollTop)).toBe(100);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a page that fills the window and is a grid with gaps neither grows nor moves during a press and behind a dialog', async ({
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/500/);
  await store.faults({ operation: 'cartCreate', delayMs: 1500, status: 500 });
  const grid = 'body,form,p{margin:0}body{display:grid;gap:40px;align-content:center;min-height:100vh}';
  await gotoBare(page, formHtml(hostHtml({})), `<style>${grid}</style>`);
  const { buyItNow, dialog } = parts(page);
  await expect(buyItNow).toBeEnabled();
  const places = () =>
    buyItNow.evaluate((element) => [element.getBoundingClientRect().top, document.documentElement.scrollHeight]);
  const before = await places();
  await buyItNow.click();
  await expect(page.locator('[aria-live=polite]')).toHaveText('処理中…');
  expect(await places()).toEqual(before);
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('button')!.getBoundingClientRect().top)).toBe(before[0]);
});
