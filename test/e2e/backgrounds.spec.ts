import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/apple-pay';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { config } from './fixtures/cart';
import { ID } from './fixtures/product-form';

const form = () => `<form>${ID}${hostHtml({ recommended: JSON.stringify(config('apple_pay')) })}</form>`;
const section = (background: string) => `<section style="background: ${background}">${form()}</section>`;

const BLACK = 'rgb(0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

/** Colours of all buttons, from the first to the last. */
const looks = (page: Page) =>
  page
    .locator('shopify-apple-pay-button button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));

/** Makes the page's first interaction, and waits for the code that looks after the buttons' colours. */
async function touch(page: Page): Promise<void> {
  const loaded = page.waitForResponse(/companion\.js$/);
  await page.locator('shopify-apple-pay-button').first().hover();
  await loaded;
}

test('buttons keep their look when an attribute of the page changes; a colour in another notation is converted once', async ({
  page,
}) => {
  const backgrounds = ['#0055B8', '#464646', '#454545', 'oklch(0.2 0.02 250)', 'oklch(0.9 0.02 250)', 'lab(10% 0 0)'];
  const final = [WHITE, BLACK, WHITE, WHITE, BLACK, WHITE];
  await gotoBare(page, [...backgrounds, ...backgrounds].map(section).join(''));
  await expect.poll(() => looks(page)).toHaveLength(2 * backgrounds.length);
  const before = await looks(page);
  // The core reads rgb() only, as it is.
  expect(before.slice(0, 3)).toEqual(final.slice(0, 3));
  // Each conversion writes a colour on `head`, and removes it again.
  const converted = await page.evaluateHandle(() => {
    const colours: string[] = [];
    const { head } = document;
    head.removeAttribute = (name) => {
      colours.push(head.style.color);
      Element.prototype.removeAttribute.call(head, name);
    };
    return colours;
  });
  await touch(page);
  await expect.poll(() => looks(page)).toEqual([...final, ...final]);
  await page.evaluate(async () => {
    // A slow crowd of changes: several looks follow.
    for (let frame = 0; frame < 30; frame += 1) {
      document.documentElement.setAttribute('data-frame', `${frame}`);
      await new Promise(requestAnimationFrame);
    }
  });
  expect(await looks(page)).toEqual([...final, ...final]);
  expect(await converted.jsonValue()).toHaveLength(3);
});

test('the text decides only where the background can’t be read; a half transparent layer shows what is behind it', async ({
  page,
}) => {
  const grounds = [
    ['#fff; color: rgba(119, 119, 119, 0.75)', BLACK],
    ['#fff; color: #fff', BLACK],
    ['#000; color: rgba(119, 119, 119, 0.75)', WHITE],
    ['linear-gradient(#000, #000); color: #fff', WHITE],
    ['linear-gradient(#fff, #fff); color: #000', BLACK],
    ['rgba(0, 0, 0, 0.5); color: #fff', BLACK],
    ['rgba(0, 0, 0, 0.8); color: #000', WHITE],
  ] as const;
  await gotoBare(page, `<main style="background: #fff">${grounds.map(([ground]) => section(ground)).join('')}</main>`);
  const expected = grounds.map(([, look]) => look);
  await expect.poll(() => looks(page)).toEqual(expected);
  await touch(page);
  await page.evaluate(async () => {
    document.documentElement.setAttribute('data-frame', '1');
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await looks(page)).toEqual(expected);
});

test('a page that writes to its root in every frame computes its styles no more often than without us', async ({
  page,
}) => {
  const FRAMES = 60;
  await gotoBare(page, Array.from({ length: 24 }, (_, i) => section(i % 2 ? '#000' : '#fff')).join(''));
  await expect.poll(() => looks(page)).toHaveLength(24);
  await touch(page);
  await page.mouse.move(0, 0);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const computed = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value;
  };
  await page.waitForLoadState('networkidle');
  const before = await computed();
  const read = await page.evaluate(async (frames) => {
    let count = 0;
    const { getComputedStyle: original } = window;
    window.getComputedStyle = (...args) => {
      count += 1;
      return original(...args);
    };
    for (let frame = 0; frame < frames; frame += 1) {
      document.documentElement.style.setProperty('--scrolled', `${frame}px`);
      await new Promise(requestAnimationFrame);
    }
    return count;
  }, FRAMES);
  expect(read, 'it looks').toBeGreaterThan(0);
  expect((await computed()) - before).toBeLessThanOrEqual(FRAMES + 3);
});
