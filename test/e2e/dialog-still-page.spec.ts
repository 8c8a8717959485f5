import { expect, test } from './fixtures';
import { refuseCarts } from './fixtures/refuse-carts';
import { untilIdle } from './fixtures/wait';
import { parts } from './fixtures/widget';

for (const [what, css] of [
  ['says nothing of overflow', ''],
  ['hides what is wider than its body', 'body{overflow-x:hidden}'],
  ['has a body as high as the window that hides what is wider', 'html,body{height:100%}body{overflow-x:hidden}'],
  ['hides what is wider than its root and its body', 'html,body{overflow-x:hidden}'],
  ['always has a scroll bar', 'html{overflow-y:scroll}body{overflow-x:hidden}'],
] as const) {
  test(`a page that ${what} stays where it is behind a dialog, and so does its header that sticks`, async ({
    page,
    store,
    gotoProduct,
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
    const { buyItNow, dialog } = parts(page);
    // A pointer would scroll to the button first.
    await buyItNow.dispatchEvent('click');
    await expect(dialog).toBeVisible();
    expect(await places()).toEqual(before);
    await page.mouse.move(10, 10);
    await page.mouse.wheel(0, 400);
    await untilIdle(page);
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await places()).toEqual(before);
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
