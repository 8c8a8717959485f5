import type { Page } from '@playwright/test';
import type { StoreFault } from '../../test/e2e/fixtures/store-control';
import { ACCOUNT, PROMISE } from './dressing';

/** Something a shopper does once on a product page, with the widget and without it. */
export interface Interactive {
  name: string;
  /** The wallet that the page recommends, by its config name. */
  wallet: string;
  /** Makes the page ready; no interaction that web-vitals counts. */
  ready(page: Page, widget: 'on' | 'off'): Promise<void>;
  act(page: Page): Promise<void>;
  /** Further switches of the page's address. */
  query?: string;
  /** Cookies of the shopper's browser. */
  cookies?: Readonly<Record<string, string>>;
  /** What goes wrong in the store. */
  faults?: readonly StoreFault[];
}

const BUTTON = 'shop-pay-wallet-button';

/** A button without an action in place of ours: the cost of a press without the widget. */
const standIn = (page: Page, element: string): Promise<void> =>
  page.evaluate((name) => {
    const host = document.querySelector('shopify-accelerated-checkout')!;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Pay';
    button.style.cssText = 'display:block;width:100%;height:44px';
    const made = document.createElement(name);
    made.append(button);
    host.replaceChildren(made);
  }, element);

const placeButton = async (page: Page, widget: 'on' | 'off', element: string): Promise<void> => {
  if (widget === 'off') await standIn(page, element);
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
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
  });

/** A press of a wallet whose code is there, and one that is the page's first interaction. */
const presses = (name: string, wallet: string, element: string, files: readonly string[]): Interactive[] => [
  {
    name: `${name}warm press`,
    wallet,
    async ready(page, widget) {
      await placeButton(page, widget, element);
      // Pointing at the button loads what its press needs.
      await page.mouse.move(...(await middleOf(page, element)));
      if (widget === 'on') await loaded(page, ...files);
      await idle(page);
    },
    act: (page) => page.mouse.down().then(() => page.mouse.up()),
  },
  {
    name: `${name}cold press`,
    wallet,
    ready: (page, widget) => placeButton(page, widget, element),
    // The first touch of the page is the press.
    act: async (page) => page.touchscreen.tap(...(await middleOf(page, element))),
  },
];

/** Two rows that are compared: a press without telemetry, and one whose receivers never answer. */
export const WITHOUT_RECEIVERS = 'warm press';
export const HANGING = 'warm press, receivers that hang';

/** A warm press of Shop Pay on a page whose head names receivers, which have been told of the page before. */
const pressWithReceivers = (name: string, faults: readonly StoreFault[]): Interactive => ({
  name,
  wallet: 'shop_pay',
  query: '&telemetry=on',
  faults,
  async ready(page, widget) {
    // Events wait for the platform's analytics library.
    await page.evaluate(() => void Object.assign(window, { trekkie: { defaultAttributes: {} } }));
    await placeButton(page, widget, BUTTON);
    await page.mouse.move(...(await middleOf(page, BUTTON)));
    if (widget === 'on') await loaded(page, 'press.js', 'companion.js', 'telemetry.js');
    await idle(page);
  },
  act: (page) => page.mouse.down().then(() => page.mouse.up()),
});

/** Longer than a run. */
const HANGS_MS = 60_000;
const hanging = ['events', 'metrics', 'logs', 'errors', 'sessions'].map((name) => ({
  operation: `telemetry/${name}`,
  delayMs: HANGS_MS,
}));

/** THE TABLE: what is done. */
export const interactions: readonly Interactive[] = [
  ...presses('', 'shop_pay', BUTTON, ['press.js', 'companion.js']),
  pressWithReceivers('warm press, receivers that answer', []),
  pressWithReceivers(HANGING, hanging),
  ...presses('Google Pay, ', 'google_pay', 'shopify-google-pay-button', ['google-pay.js', 'order.js', 'companion.js']),
  {
    name: 'variant change',
    wallet: 'shop_pay',
    ready: idle,
    act: (page) => page.getByText('100g', { exact: true }).first().tap(),
  },
  {
    name: 'press on the shopper’s own account',
    wallet: 'shop_pay',
    ...ACCOUNT,
    async ready(page, widget) {
      await placeButton(page, widget, BUTTON);
      await page.mouse.move(...(await middleOf(page, BUTTON)));
      if (widget === 'on') await page.locator(`${BUTTON}[personalized]`).waitFor();
      await idle(page);
    },
    act: (page) => page.mouse.down().then(() => page.mouse.up()),
  },
  {
    name: 'variant change with a delivery promise',
    wallet: 'shop_pay',
    ...PROMISE,
    async ready(page, widget) {
      await page.mouse.move(40, 40);
      if (widget === 'on') await page.locator(`${BUTTON} > [slot=promise]`).waitFor();
      await idle(page);
    },
    act: (page) => page.getByText('100g', { exact: true }).first().tap(),
  },
];
