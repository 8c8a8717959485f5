import type { Page } from '@playwright/test';
import { ACCOUNT, PROMISE } from './dressing';

/** Something a shopper does once on a product page, with the widget and without it. */
export interface Interactive {
  name: string;
  /** Makes the page ready; no interaction that web-vitals counts. */
  ready(page: Page, widget: 'on' | 'off'): Promise<void>;
  act(page: Page): Promise<void>;
  /** Further switches of the page's address. */
  query?: string;
  /** Cookies of the shopper's browser. */
  cookies?: Readonly<Record<string, string>>;
}

const BUTTON = 'shop-pay-wallet-button';

/** A button without an action in place of ours: the cost of a press without the widget. */
const standIn = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    const host = document.querySelector('shopify-accelerated-checkout')!;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Shop Pay';
    button.style.cssText = 'display:block;width:100%;height:44px';
    const element = document.createElement(name);
    element.append(button);
    host.replaceChildren(element);
  }, BUTTON);

const placeButton = async (page: Page, widget: 'on' | 'off'): Promise<void> => {
  if (widget === 'off') await standIn(page);
  await page.waitForLoadState('networkidle');
};

const middleOf = async (page: Page, selector: string): Promise<[x: number, y: number]> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Waits until files of the widget have arrived. */
const loaded = (page: Page, ...files: readonly string[]) =>
  page.waitForFunction(
    (names) =>
      names.every((file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(`/${file}`))),
    files,
  );

/** Waits until the page is idle. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const REST = 500;
    await new Promise((resolve) => setTimeout(resolve, REST));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** THE TABLE: what is done. */
export const interactions: readonly Interactive[] = [
  {
    name: 'warm press',
    async ready(page, widget) {
      await placeButton(page, widget);
      // Pointing at the button loads what its press needs.
      await page.mouse.move(...(await middleOf(page, BUTTON)));
      if (widget === 'on') await loaded(page, 'checkout.js', 'compat.js');
      await idle(page);
    },
    act: (page) => page.mouse.down().then(() => page.mouse.up()),
  },
  {
    name: 'cold press',
    ready: placeButton,
    // The first touch of the page is the press.
    act: async (page) => page.touchscreen.tap(...(await middleOf(page, BUTTON))),
  },
  {
    name: 'variant change',
    ready: idle,
    act: (page) => page.getByText('100g', { exact: true }).first().tap(),
  },
  {
    name: 'press on the shopper’s own account',
    ...ACCOUNT,
    async ready(page, widget) {
      await placeButton(page, widget);
      await page.mouse.move(...(await middleOf(page, BUTTON)));
      if (widget === 'on') await page.locator(`${BUTTON}[personalized]`).waitFor();
      await idle(page);
    },
    act: (page) => page.mouse.down().then(() => page.mouse.up()),
  },
  {
    name: 'variant change with a delivery promise',
    ...PROMISE,
    async ready(page, widget) {
      await page.mouse.move(40, 40);
      if (widget === 'on') await page.locator(`${BUTTON} > [slot=promise]`).waitFor();
      await idle(page);
    },
    act: (page) => page.getByText('100g', { exact: true }).first().tap(),
  },
];
